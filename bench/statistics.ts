/** `undefined` for an empty list. */
export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5)
}

/** Between two values, in proportion; `undefined` for an empty list. */
export function quantile(values: readonly number[], part: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const lower = sorted[Math.floor(place)]
  const upper = sorted[Math.ceil(place)]
  if (lower === undefined || upper === undefined) return undefined
  return lower + (upper - lower) * (place % 1)
}

/**
 * The median of the ratios of single runs. Interference affects both of a pair, so this is steadier
 * than the ratio of two medians.
 *
 * @param bases measured in the same runs, in the same order; missing values and 0 are skipped
 */
export function pairedRatio(
  values: readonly (number | undefined)[],
  bases: readonly (number | undefined)[],
): number | undefined {
  const ratios = values.map((value, run) => {
    const base = bases[run]
    return value === undefined || !base ? undefined : value / base
  })
  return median(present(ratios))
}

export function present(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined)
}

type Span = Readonly<{ startTime: number; duration: number }>

/** In ms: longer tasks block for the time beyond this. Source: web.dev/articles/tbt. */
const shortTask = 50

/** Total blocking time in ms between two moments. */
export function blockingTime(tasks: readonly Span[], from: number, to: number): number {
  const lengths = tasks.map(
    ({ startTime, duration }) => Math.min(startTime + duration, to) - Math.max(startTime, from),
  )
  return lengths.reduce((sum, length) => sum + Math.max(0, length - shortTask), 0)
}

/** `undefined` for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/** `undefined` where either is missing or the base is 0. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || !base ? undefined : value / base
}

/**
 * The median of the ratios of single runs. Interference affects both of a pair, so this is steadier
 * than the ratio of two medians.
 *
 * @param bases measured in the same runs, in the same order; missing values are skipped
 */
export function pairedRatio(
  values: readonly (number | undefined)[],
  bases: readonly (number | undefined)[],
): number | undefined {
  return median(present(values.map((value, run) => ratio(value, bases[run]))))
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

type Shift = Readonly<{ startTime: number; value: number }>

/** Cumulative layout shift: the worst window of shifts. Source: web.dev/articles/cls. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { startTime, value } of shifts) {
    const isSameWindow = startTime - last < 1000 && startTime - first < 5000
    if (!isSameWindow) first = startTime
    sum = isSameWindow ? sum + value : value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

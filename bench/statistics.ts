/** The middle value; the mean of the two middle ones where their number is even. Nothing of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/** How many times the base a value is; nothing where either is missing or the base is 0. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || !base ? undefined : value / base
}

/**
 * The median of the ratios run by run. What disturbs the machine for a while disturbs both of a
 * pair, so this is steadier than the ratio of two medians.
 *
 * @param values a measure of each run; missing where the run gave none
 * @param bases the same of the runs it is compared with, in the same order
 */
export function pairedRatio(
  values: readonly (number | undefined)[],
  bases: readonly (number | undefined)[],
): number | undefined {
  return median(present(values.map((value, run) => ratio(value, bases[run]))))
}

/** The values without the missing ones. */
export function present(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined)
}

type Span = Readonly<{ startTime: number; duration: number }>

/** A task blocks for the time beyond this (ms). Source: web.dev/articles/tbt. */
const shortTask = 50

/**
 * Total blocking time in ms: what long tasks take beyond 50 ms each, of the part that lies between
 * two moments.
 */
export function blockingTime(tasks: readonly Span[], from: number, to: number): number {
  const lengths = tasks.map(
    ({ startTime, duration }) => Math.min(startTime + duration, to) - Math.max(startTime, from),
  )
  return lengths.reduce((sum, length) => sum + Math.max(0, length - shortTask), 0)
}

type Shift = Readonly<{ startTime: number; value: number }>

/**
 * Cumulative layout shift: the worst window of shifts less than 1 s apart and 5 s long at most.
 * Source: web.dev/articles/cls.
 */
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

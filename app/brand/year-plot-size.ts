import { beadCount } from './bead-scale.ts'

/** Room for a year, and for a bead in it, in the plot's own units. */
export const column = 46
export const row = 28

/** How far the years' names reach below the axis. */
export const foot = 36

/**
 * How large a plot of the years is, in its own units.
 *
 * @param counts of every year of the axis
 * @param perBead how many projects a bead stands for; see `beadScale`
 */
export function yearPlotSize(counts: readonly Readonly<{ count: number }>[], perBead: number) {
  const highest = beadCount(Math.max(0, ...counts.map(({ count }) => count)), perBead)
  return { width: counts.length * column, height: (Math.max(highest, 3) + 1) * row + foot }
}

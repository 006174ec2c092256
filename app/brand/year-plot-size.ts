import { beadCount } from './bead-scale.ts'

/** Room for a year, and for a bead in it, in the plot's own units. */
export const column = 46
export const row = 28

/** How far the years' names reach below the axis. */
const foot = 36

/**
 * How large a plot of the years is, in its own units, and where its axis lies.
 *
 * @param counts of every year of the axis
 * @param perBead how many projects a bead stands for; see `beadScale`
 */
export function yearPlotSize(counts: readonly Readonly<{ count: number }>[], perBead: number) {
  const highest = beadCount(Math.max(0, ...counts.map(({ count }) => count)), perBead)
  const base = (Math.max(highest, 3) + 1) * row
  return { width: counts.length * column, height: base + foot, base }
}

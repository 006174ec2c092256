/** The most beads a column of the plot holds; more would only be a longer line. */
const tallest = 8

/**
 * How many things a bead of the plot stands for: 1, 2, 5, 10, 20, 50 …, the first that keeps every
 * column in its bounds, so that a drawing does not grow with what it shows.
 *
 * @param highest how many things the highest column shows
 */
export function beadScale(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = [1, 2, 5].find((step) => highest <= step * power * tallest)
    if (fitting) return fitting * power
  }
}

/** How many beads show a number of things: as near as can be, and none only for nothing. */
export function beadCount(count: number, perBead: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round(count / perBead))
}

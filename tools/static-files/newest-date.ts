import type { ContentDate } from '#content/types.ts'

/**
 * The newest of some content dates; a year alone counts as its beginning.
 *
 * @throws RangeError when there are none
 */
export function newestDate(dates: readonly ContentDate[]): ContentDate {
  const newest = dates.toSorted().at(-1)
  if (!newest) throw new RangeError('no dates to choose from')
  return newest
}

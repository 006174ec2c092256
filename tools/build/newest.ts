import type { ContentDate } from '#content/types.ts'

/** Posts a feed or a list for language models names, however many there are. */
const most = 20

/**
 * The newest of some posts.
 *
 * @param posts the newest first, as in content
 */
export function newest<Post>(posts: readonly Post[]): readonly Post[] {
  return posts.slice(0, most)
}

/**
 * The newest of some content dates; a year alone counts as its beginning.
 *
 * @throws RangeError when there are none
 */
export function newestDate(dates: readonly ContentDate[]): ContentDate {
  const date = dates.toSorted().at(-1)
  if (!date) throw new RangeError('no dates to choose from')
  return date
}

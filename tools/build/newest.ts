import type { ContentDate } from '#content/types.ts'

/** For feeds and for the list for language models. */
const most = 20

/** @param posts newest first, as in content */
export function newest<Post>(posts: readonly Post[]): readonly Post[] {
  return posts.slice(0, most)
}

/** A year alone counts as its beginning. @throws RangeError for an empty list */
export function newestDate(dates: readonly ContentDate[]): ContentDate {
  const date = dates.toSorted().at(-1)
  if (!date) throw new RangeError('no dates to choose from')
  return date
}

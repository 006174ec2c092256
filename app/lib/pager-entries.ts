/**
 * The entries of a pager, with `'gap'` where pages are left out. Up to 7 pages stand in full;
 * beyond that the first, the last and the neighbours of the current page, always 7 entries, so
 * that a page's size does not grow with the collection.
 */
export function pagerEntries(page: number, pageCount: number): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pageCount <= 7) return range(1, pageCount)
  if (page <= 4) return [...range(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)]
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount]
}

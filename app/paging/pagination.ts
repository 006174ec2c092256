/** The query parameter that selects a project page or a service. */
const pageParam = 'page'

/** The address of one page of a collection, counted from 1; the first one needs no number. */
export function pageHref(path: string, page: number): string {
  return page === 1 ? path : `${path}?${pageParam}=${page}`
}

/**
 * The page a query asks for. Only a plain number from 1 to 9999 without leading zeros counts,
 * and of several values the first; everything else is page 1 (specification, section 9).
 */
export function pageFromSearch(search: URLSearchParams | string): number {
  const value = new URLSearchParams(search).get(pageParam) ?? ''
  return /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : 1
}

/** The query parameter that opens an entry of the page shown. */
const entryParam = 'project'

/** The id of the element that shows an entry of a list. */
export function entryAnchor(id: number | string): string {
  return `entry-${id}`
}

/** The address of an entry that opens on its page of a collection. */
export function entryHref(path: string, page: number, id: number): string {
  return `${pageHref(path, page)}${page === 1 ? '?' : '&'}${entryParam}=${id}`
}

/** Whether a query asks for an entry to be open, on whatever page. */
export function asksForEntry(search: string): boolean {
  return new URLSearchParams(search).has(entryParam)
}

/** The element of the entry a query asks to open; nothing where the page does not show it. */
export function addressedEntry(search: string): HTMLElement | null {
  return document.getElementById(entryAnchor(`${new URLSearchParams(search).get(entryParam)}`))
}

/** A query with another entry to open, or none. */
export function withEntry(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search)
  if (id) params.set(entryParam, id)
  else params.delete(entryParam)
  return `?${params}`
}

/** Whether the address asks for another page of a list than the prerendered file holds. */
export function asksForFurtherPage(): boolean {
  return typeof location !== 'undefined' && pageFromSearch(location.search) !== 1
}

/**
 * Shows what the head script hid of a document opened at `?page=3`, whose file holds page 1. Called
 * once page 3 is rendered, or an error in its place.
 */
export function releasePlace(): void {
  const { dataset } = document.documentElement
  if (!('page' in dataset)) return
  delete dataset.page
  // The router then restores the position the visitor had when the page was asked for.
  const top = scrollY
  queueMicrotask(() => scrollTo({ top, behavior: 'instant' }))
}

/** The page to show: the one asked for, or 1 where the collection does not reach that far. */
export function pageInRange(page: number, pageCount: number): number {
  return page <= pageCount ? page : 1
}

/** How many pages `total` entries fill; an empty collection still has one page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** A page's entries and the position of its first and last one, counted from 1. */
export type PageSlice<Entry> = Readonly<{
  entries: readonly Entry[]
  page: number
  pageCount: number
  total: number
  from: number
  to: number
}>

/** Cuts one page out of a collection; a page out of range is page 1. */
export function slicePage<Entry>(
  collection: readonly Entry[],
  page: number,
  perPage: number,
): PageSlice<Entry> {
  const total = collection.length
  const pageCount = countPages(total, perPage)
  const current = pageInRange(page, pageCount)
  const start = (current - 1) * perPage
  const entries = collection.slice(start, start + perPage)
  return {
    entries,
    page: current,
    pageCount,
    total,
    from: total === 0 ? 0 : start + 1,
    to: start + entries.length,
  }
}

/**
 * The entries of a pager, with `'gap'` where pages are left out. Up to 7 pages are all shown;
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

import { placeAttribute } from '#app/start/protocol.ts'

const pageParam = 'page'

/** Counted from 1; the first page needs no number. */
export function pageHref(path: string, page: number): string {
  return page === 1 ? path : namedPageHref(path, page)
}

/** Only a plain number from 1 to 9999 counts; everything else is page 1 (specification, section 9). */
export function pageFromSearch(search: URLSearchParams | string): number {
  const value = new URLSearchParams(search).get(pageParam) ?? ''
  return /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : 1
}

/** Always writes `?page=`, even 1, so that the target page knows it was requested. */
export function namedPageHref(path: string, page: number): string {
  return `${path}?${pageParam}=${page}`
}

export function asksForPage(search: string, page: number): boolean {
  return new URLSearchParams(search).get(pageParam) === `${page}`
}

const entryParam = 'project'

export function entryAnchor(id: number | string): string {
  return `entry-${id}`
}

export function entryHref(path: string, page: number, id: number): string {
  return `${pageHref(path, page)}${page === 1 ? '?' : '&'}${entryParam}=${id}`
}

/** Whether the address names an entry, on whatever page of the list. */
export function asksForEntry(search: string): boolean {
  return new URLSearchParams(search).has(entryParam)
}

/** The entry that the address names; `null` if the page does not show it. */
export function addressedEntry(search: string): HTMLElement | null {
  return document.getElementById(entryAnchor(`${new URLSearchParams(search).get(entryParam)}`))
}

/** `undefined` removes the entry from the query. */
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
 * Shows what the head script hid of a document opened at `?page=3`, whose file holds page 1: once
 * page 3 is rendered, or an error in its place, or the wait is over.
 */
export function releasePlace(): void {
  const { dataset } = document.documentElement
  if (!(placeAttribute in dataset)) return
  delete dataset[placeAttribute]
  // The router then restores the position the visitor had when the page was asked for.
  const top = scrollY
  queueMicrotask(() => scrollTo({ top, behavior: 'instant' }))
}

/** Page 1 where the collection does not reach that far. */
export function pageInRange(page: number, pageCount: number): number {
  return page <= pageCount ? page : 1
}

/** An empty collection still has one page. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** `from` and `to` are counted from 1. */
export type PageSlice<Entry> = Readonly<{
  entries: readonly Entry[]
  page: number
  pageCount: number
  total: number
  from: number
  to: number
}>

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

/** Up to 7 pages are all listed; beyond that always 7 entries, around the current page. */
export function pagerEntries(page: number, pageCount: number): (number | 'gap')[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pageCount <= 7) return range(1, pageCount)
  if (page <= 4) return [...range(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)]
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount]
}

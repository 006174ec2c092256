import { useCallback, useLayoutEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath, localeOfRequest } from '#app/i18n/paths.ts'
import {
  cacheDataFile,
  loadDataFile,
  loadPageData,
  type PageArgs,
  pageDataPath,
  prefetchDataFile,
} from '#app/platform/data-file.ts'
import { fetchLateCode } from '#app/platform/late-component.tsx'
import { whenIdle } from '#app/platform/when-idle.ts'
import type { Locale } from '#content/types.ts'
import {
  addressedEntry,
  asksForFurtherPage,
  type PageSlice,
  pageFromSearch,
  pageInRange,
  releasePlace,
} from './pagination.ts'
import { type Landing, useLanding } from './use-landing.ts'

export type PagedData = Readonly<{ list: PageSlice<unknown> }>

export type PagedRoute<Data extends PagedData> = ReturnType<typeof createPagedRoute<Data>>

/**
 * The client side of a route whose list is selected by `?page`. The document holds page 1; every page
 * is a data file as well.
 *
 * @param folder of the data files
 */
export function createPagedRoute<Data extends PagedData>(folder: string) {
  const file = (locale: Locale, page: number) => dataPath(locale, `${folder}/${page}`)

  /** Caches loader data that arrived with the document at a path. */
  function cache(locale: Locale, pathname: string, data: Data): void {
    cacheDataFile(pageDataPath(pathname), data)
    cacheDataFile(file(locale, data.list.page), data.list)
  }

  async function load({ request, serverLoader }: PageArgs<Data>): Promise<Data> {
    const locale = localeOfRequest(request)
    const { pathname, search } = new URL(request.url)
    const data = await loadPageData({ request, serverLoader })
    cache(locale, pathname, data)
    const page = pageInRange(pageFromSearch(search), data.list.pageCount)
    const [list] = await Promise.all([
      loadDataFile<Data['list']>(file(locale, page)),
      fetchLateCode(),
    ])
    return { ...data, list }
  }

  /** For a page, counted from 1, that a visitor is likely to want. */
  function prefetch(locale: Locale, page: number): void {
    void prefetchDataFile(file(locale, page), 'auto')
  }

  // Page 1 is in the document: its loader would only render everything a second time.
  const clientLoader = Object.assign(load, { hydrate: asksForFurtherPage() })
  return { clientLoader, prefetch, cache }
}

/** A new page reloads the list; neither an entry that opens on it nor a form does. */
export function onNewPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return pageFromSearch(currentUrl.search) !== pageFromSearch(nextUrl.search)
}

export type Paging = Landing &
  Readonly<{
    /** For a page, counted from 1, that a visitor is likely to want. */
    prefetch: (page: number) => void
  }>

/**
 * Moves view and focus as the page changes; fetches the next page when the browser is idle. Its functions
 * stay the same, or `BelowHead` would render the list at every step of a navigation.
 *
 * @param title of the document on page 1
 */
export function usePagedRoute<Data extends PagedData>(
  route: PagedRoute<Data>,
  data: Data,
  title: string,
): Paging {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const { page, pageCount } = data.list
  // The page from the URL: a document opened at `?page=3` first renders page 1, hidden.
  const shown = pageInRange(pageFromSearch(search), pageCount)
  useLayoutEffect(() => {
    route.cache(locale, pathname, data)
    const { page, pageCount } = data.list
    if (page === shown) releasePlace()
    return page < pageCount ? whenIdle(() => route.prefetch(locale, page + 1)) : undefined
  }, [route, locale, pathname, data, shown])
  const behavior = () => {
    // The entry or anchor that the address names is scrolled to instead; on the way back, only the entry.
    if (addressedEntry(location.search)) return undefined
    if (type === 'POP') return 'instant'
    return location.hash ? undefined : 'smooth'
  }
  const landing = useLanding(shown, { page, title, behavior })
  const prefetch = useCallback((target: number) => route.prefetch(locale, target), [route, locale])
  return { ...landing, prefetch }
}

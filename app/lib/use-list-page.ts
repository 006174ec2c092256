import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocale } from '#app/i18n/use-locale.ts'
import { whenIdle } from '#app/platform/when-idle.ts'
import type { Locale } from '#content/types.ts'
import { asksForFurtherPage, releasePlace } from './page-place.ts'
import { useScrollOnPageChange } from './use-scroll-on-page-change.ts'

type ListPageOptions = Readonly<{
  /** The page that stands, counted from 1. */
  page: number
  /** How many there are, where visitors go from one to the next. */
  pageCount?: number
  /** Whether this is the page the address asks for, not only the one on file. */
  isSettled: boolean
  /** Fetches a page ahead of the visit. */
  loadPage: (locale: Locale, page: number) => Promise<unknown>
}>

type ListPage<T> = Readonly<{
  /** For the element a page change scrolls to. */
  top: RefObject<T | null>
  /** Fetches a page a visitor is likely to want. */
  onApproach: (page: number) => void
}>

/**
 * A list of which the address chooses the page: shows its place once the right page stands, fetches
 * the next one when there is nothing better to do, and goes to its top as the page changes.
 */
export function useListPage<T extends HTMLElement>({
  page,
  pageCount = 0,
  isSettled,
  loadPage,
}: ListPageOptions): ListPage<T> {
  const locale = useLocale()
  const top = useScrollOnPageChange<T>(page)
  useLayoutEffect(() => {
    if (isSettled) releasePlace()
  }, [isSettled])
  useEffect(() => {
    // What is opened without a page in the address stands as it is on file.
    if ((!isSettled && asksForFurtherPage()) || page >= pageCount) return
    return whenIdle(() => loadPage(locale, page + 1).catch(() => {}))
  }, [isSettled, page, pageCount, locale, loadPage])
  // Only a saving: a page that fails to come early is fetched again when it is asked for.
  return { top, onApproach: (target) => void loadPage(locale, target).catch(() => {}) }
}

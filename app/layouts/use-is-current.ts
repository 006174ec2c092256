import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { canonicalPath, type PageKey, pagePath } from '#app/i18n/paths.ts'

/** Whether the current page is one of these or, like a post, below one of them. */
export function useIsCurrent(...pages: readonly PageKey[]): boolean {
  const locale = useLocale()
  const path = canonicalPath(useLocation().pathname)
  return pages.some((page) => `${path}/`.startsWith(`${pagePath(locale, page)}/`))
}

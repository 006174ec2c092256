import type { Locale } from '#content/types.ts'
import { locales } from './locales.ts'
import { pagePaths } from './paths.ts'

/**
 * The Open Graph picture of a page, named after the last segment of the page's path.
 *
 * @param page a page's key, or a post's slug
 */
export function ogPicturePath(locale: Locale, page: string): string {
  const path: string = Object.entries(pagePaths).find(([key]) => key === page)?.[1] ?? page
  return `/media/og/${locale}/${path.split('/').at(-1)}.png`
}

/** For example `/ar/feed.xml`. */
export function feedPath(locale: Locale): string {
  return `${locales[locale].prefix}/feed.xml`
}

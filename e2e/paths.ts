/** The path table as a browser asks for it: with the base of the host the suite runs behind. */
import * as table from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { base } from './host.ts'

/** The path of a page in one language. */
export function pagePath(locale: Locale, key: table.PageKey): string {
  return base + table.pagePath(locale, key)
}

/** The path of a post in one language; the post need not exist. */
export function blogPath(locale: Locale, slug: string): string {
  return base + table.blogPath(locale, slug)
}

/** The path of a data file. */
export function dataPath(locale: Locale, file: string): string {
  return base + table.dataPath(locale, file)
}

/** The path of the data file that holds a page's loader data. */
export function pageDataPath(locale: Locale, key: table.PageKey): string {
  return dataPath(locale, `pages${table.pagePaths[key]}`)
}

import { localeKeys } from '#app/i18n/locales.ts'
import { blogPath, type PageKey, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import type { Locale } from '#content/types.ts'

/** A page in one language: `name` is a page's key, or a post's slug. */
export type PageToMeasure = Readonly<{ name: string; locale: Locale; path: string }>

/** Which pages a run takes; all of them where nothing is said. */
export type PageChoice = Readonly<{
  pages?: readonly string[] | undefined
  locales?: readonly string[] | undefined
}>

/**
 * The pages of the path table and the posts, in table order, narrowed to those chosen.
 *
 * @throws Error when a name or a language is none of the site's
 */
export function pagesToMeasure({ pages, locales }: PageChoice): PageToMeasure[] {
  const names = [...pageKeys, ...blogSlugs]
  refuseUnknown('page', pages ?? [], names)
  refuseUnknown('language', locales ?? [], localeKeys)
  return names
    .filter((name) => !pages || pages.includes(name))
    .flatMap((name) =>
      localeKeys
        .filter((locale) => !locales || locales.includes(locale))
        .map((locale) => ({ name, locale, path: pathOf(locale, name) })),
    )
}

function pathOf(locale: Locale, name: string): string {
  return isPageKey(name) ? pagePath(locale, name) : blogPath(locale, name)
}

function isPageKey(name: string): name is PageKey {
  return (pageKeys as readonly string[]).includes(name)
}

function refuseUnknown(what: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`No ${what} ${unknown}: give some of ${known}`)
}

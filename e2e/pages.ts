import { defaultLocale, localeKeys, otherLocales } from '#app/i18n/locales.ts'
import { pageKeys } from '#app/i18n/paths.ts'
import { firstBlog } from '#content/blogs/first-blog.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { blogPath, pagePath } from './paths.ts'

/** A page in one language: where it is and what its heading says. */
export type ListedPage = Readonly<{ locale: Locale; path: string; heading: string }>

/** Every page × language, from the tables the site itself is built from. */
export const listedPages: readonly ListedPage[] = localeKeys.flatMap((locale) => [
  ...pageKeys.map((key) => ({
    locale,
    path: pagePath(locale, key),
    heading: pages[key].heading[locale],
  })),
  {
    locale,
    path: blogPath(locale, firstBlog.slug),
    heading: firstBlog.title[locale],
  },
])

/** A language of the site that is not this one. */
export function otherLocale(locale: Locale): Locale {
  return otherLocales(locale)[0] ?? defaultLocale
}

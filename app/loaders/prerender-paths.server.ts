import { localeKeys } from '#app/i18n/locales.ts'
import { blogPath, pageKeys, pagePath } from '#app/i18n/paths.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'

export function prerenderPaths(): string[] {
  return localeKeys.flatMap((locale) => [
    ...pageKeys.map((key) => pagePath(locale, key)),
    ...blogSlugs.map((slug) => blogPath(locale, slug)),
  ])
}

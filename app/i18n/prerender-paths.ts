/**
 * Apart from the path table, because every page carries that: a list of posts in it would grow each
 * page with every post.
 */
import { blogSlugs } from '#content/blogs/slugs.ts'
import { localeKeys } from './locales.ts'
import { blogPath, pageKeys, pagePath } from './paths.ts'

/** Every page and post address in every language, in table order. */
export function prerenderPaths(): string[] {
  return localeKeys.flatMap((locale) => [
    ...pageKeys.map((key) => pagePath(locale, key)),
    ...blogSlugs.map((slug) => blogPath(locale, slug)),
  ])
}

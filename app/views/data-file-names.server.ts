import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath, pagePaths } from '#app/i18n/paths.ts'
import { blogSlugs } from '#content/blogs/slugs.ts'
import {
  blogSubjectKeys,
  clientPageCount,
  postPageCount,
  projectPageCount,
  serviceCount,
} from './page-counts.server.ts'
import { searchPartCount } from './search-parts.server.ts'

/**
 * The data files of a language: what client loaders ask for. Every page of the site is one, and every page
 * of a paged collection is one, so that no page grows with its collection.
 */
export const dataFileNames: readonly string[] = [
  'site',
  ...Object.values(pagePaths).map((path) => `pages${path}`),
  ...blogSlugs.map((slug) => `pages/blogs/${slug}`),
  'missing-post',
  'search',
  ...numbered('search', searchPartCount).slice(1),
  ...numbered('projects', projectPageCount),
  ...numbered('clients', clientPageCount),
  ...numbered('services', serviceCount),
  ...(['all', ...blogSubjectKeys] as const).flatMap((subject) =>
    numbered(`posts/${subject}`, postPageCount(subject)),
  ),
]

function numbered(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}/${index + 1}`)
}

/** The addresses of all data files, for the prerender list. */
export function dataFilePaths(): string[] {
  return localeKeys.flatMap((locale) => dataFileNames.map((file) => dataPath(locale, file)))
}

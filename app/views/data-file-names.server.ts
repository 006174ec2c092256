import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath } from '#app/i18n/paths.ts'
import {
  blogSubjectKeys,
  clientPageCount,
  postPageCount,
  projectPageCount,
  serviceCount,
} from './page-counts.server.ts'

/**
 * The data files of a language: what a client loader needs beyond the page's own file. Every page
 * of a paged collection is one, so that no page grows with its collection.
 */
export const dataFileNames: readonly string[] = [
  'site',
  'missing-post',
  'search',
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

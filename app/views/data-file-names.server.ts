import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { projectPageCount } from './projects.server.ts'

/**
 * The data files of a language: what a client loader needs beyond the page's own file. Every page
 * of a paged collection is one, so that no page grows with its collection.
 */
export const dataFileNames: readonly string[] = [
  'site',
  'missing-post',
  ...Array.from({ length: projectPageCount }, (_, index) => `projects/${index + 1}`),
]

/** The addresses of all data files, for the prerender list. */
export function dataFilePaths(): string[] {
  return localeKeys.flatMap((locale) => dataFileNames.map((file) => dataPath(locale, file)))
}

import { dataPath } from '#app/i18n/paths.ts'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { Locale } from '#content/types.ts'
import { createIndex, type Search } from './search-index.ts'

const indexes = new Map<Locale, Search>()

/**
 * The search of a language; its index is built once for a document.
 *
 * @throws Error when the data file does not arrive; a later call requests it again
 */
export async function loadIndex(locale: Locale): Promise<Search> {
  const documents = await loadDataFile<readonly SearchDocument[]>(dataPath(locale, 'search'))
  const index = indexes.get(locale) ?? createIndex(documents)
  indexes.set(locale, index)
  return index
}

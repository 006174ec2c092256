import { dataPath } from '#app/i18n/paths.ts'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { Locale } from '#content/types.ts'
import { createIndex, type Search } from './search-index.ts'

const indexes = new Map<Locale, Search>()

/** @throws Error when the data file does not load; a later call requests it again */
export async function loadIndex(locale: Locale): Promise<Search> {
  const documents = await loadDataFile<readonly SearchDocument[]>(dataPath(locale, 'search'))
  const index = indexes.get(locale) ?? createIndex(documents)
  indexes.set(locale, index)
  return index
}

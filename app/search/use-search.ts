import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath } from '#app/i18n/paths.ts'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { Locale } from '#content/types.ts'
import { createIndex, type Search } from './search-index.ts'

const indexes = new Map<Locale, Search>()

/** `undefined` until the index of the page's language has loaded. */
export function useSearch() {
  const locale = useLocale()
  const [search, setSearch] = useState<Search>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    loadIndex(locale).then(
      (index) => setSearch(() => index),
      (error: unknown) => {
        console.error('The search has no index:', error)
        setHasFailed(true)
      },
    )
  }, [locale])
  useEffect(load, [load])
  return { search, hasFailed, retry: load }
}

/** @throws Error when the data file does not load; a later call requests it again */
async function loadIndex(locale: Locale): Promise<Search> {
  const documents = await loadDataFile<readonly SearchDocument[]>(dataPath(locale, 'search'))
  const index = indexes.get(locale) ?? (await createIndex(documents))
  indexes.set(locale, index)
  return index
}

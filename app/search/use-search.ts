import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { readDataFile } from '#app/platform/data-file.ts'
import type { Locale } from '#content/types.ts'
import { readDocuments } from './read-documents.ts'
import { createIndex, type Search } from './search-index.ts'

/** Of the page's language: another language is another document. */
let known: Search | undefined

/** `undefined` until the index of the page's language has loaded. */
export function useSearch() {
  const locale = useLocale()
  const [search, setSearch] = useState<Search>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    loadIndex(locale).then(
      // In steps: twenty results of words typed meanwhile would hold the page for 70 ms.
      (index) => startTransition(() => setSearch(() => index)),
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
  known ??= await readDataFile(dataPath(locale, 'search'), (response) =>
    createIndex(readDocuments(response)),
  )
  return known
}

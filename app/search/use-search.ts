import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import { loadIndex } from './load-index.ts'
import type { Search } from './search-index.ts'

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

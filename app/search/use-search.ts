import { useCallback, useEffect, useState } from 'react'
import { dataPath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { loadDataFile } from '#app/lib/data-file.ts'
import type { SearchDocument } from '#app/views/search.server.ts'
import type { Locale } from '#content/types.ts'
import { createSearch, type Search } from './search-index.ts'

const ready = new Map<Locale, Search>()

async function load(locale: Locale): Promise<Search> {
  const known = ready.get(locale)
  if (known) return known
  const search = createSearch(
    await loadDataFile<readonly SearchDocument[]>(dataPath(locale, 'search')),
  )
  ready.set(locale, search)
  return search
}

/** The search of the page's language once its index has come, and a way to ask for it again. */
export function useSearch() {
  const locale = useLocale()
  const [state, setState] = useState<Readonly<{ search?: Search; hasFailed?: true }>>(() => {
    const search = ready.get(locale)
    return search ? { search } : {}
  })
  const ask = useCallback(() => {
    setState({})
    load(locale).then(
      (search) => setState({ search }),
      (error: unknown) => {
        console.error('The search has no index:', error)
        setState({ hasFailed: true })
      },
    )
  }, [locale])
  useEffect(() => {
    if (!ready.has(locale)) ask()
  }, [locale, ask])
  return { ...state, ask }
}

import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '#app/i18n/intl.ts'
import type { Locale } from '#content/types.ts'
import { type LoadedIndex, loadedIndex, loadFirstPart, loadOtherParts } from './load-index.ts'
import type { Search } from './search-index.ts'

/** What of the index is still missing: nothing, parts that are coming, or parts that did not come. */
export type MissingParts = 'none' | 'coming' | 'failed'

type SearchState = Readonly<{
  /** Missing until the first part has come; another function once the rest has. */
  search?: Search
  missing: MissingParts
  hasFailed?: true
}>

const nothingYet: SearchState = { missing: 'coming' }

function stateOf(index: LoadedIndex | undefined): SearchState {
  if (!index) return nothingYet
  const { find, isWhole } = index
  return { search: (query) => find(query), missing: isWhole() ? 'none' : 'coming' }
}

/**
 * The search of the page's language once the first part of its index has come, and a way to ask again
 * for what did not. Results stay where they are until all of the rest is there.
 *
 * @param isAsked whether something is searched for; only then the rest is fetched
 */
export function useSearch(isAsked: boolean) {
  const locale = useLocale()
  const [state, setState] = useState(() => stateOf(loadedIndex(locale)))
  const hasFirst = Boolean(state.search)
  const isFirstWanted = !hasFirst && !state.hasFailed
  const isRestWanted = hasFirst && isAsked && state.missing === 'coming'
  useEffect(() => {
    if (isFirstWanted) settle(locale, loadFirstPart, setState)
  }, [isFirstWanted, locale])
  useEffect(() => {
    if (isRestWanted) settle(locale, loadOtherParts, setState)
  }, [isRestWanted, locale])
  const ask = useCallback(() => setState(stateOf(loadedIndex(locale))), [locale])
  return { ...state, ask }
}

function settle(
  locale: Locale,
  load: (locale: Locale) => Promise<LoadedIndex>,
  setState: (state: SearchState) => void,
): void {
  load(locale).then(
    (index) => setState(stateOf(index)),
    (error: unknown) => {
      console.error('The search has no index:', error)
      const index = loadedIndex(locale)
      setState(
        index ? { ...stateOf(index), missing: 'failed' } : { ...nothingYet, hasFailed: true },
      )
    },
  )
}

import { dataPath } from '#app/i18n/paths.ts'
import { loadDataFile } from '#app/platform/data-file.ts'
import type { SearchPart } from '#app/views/search.server.ts'
import type { Locale } from '#content/types.ts'
import { createIndex, type Search } from './search-index.ts'

/** An index of which the first part has come, or more. */
export type LoadedIndex = Readonly<{
  find: Search
  /** Whether every part has come. */
  isWhole: () => boolean
  /** Fetches the parts that have not come, all at once. */
  complete: () => Promise<void>
}>

const loaded = new Map<Locale, LoadedIndex>()

/** The index of a language, where its first part has come. */
export function loadedIndex(locale: Locale): LoadedIndex | undefined {
  return loaded.get(locale)
}

/**
 * The first part of the index of a language.
 *
 * @throws Error when it does not arrive; a later call asks for it again
 */
export async function loadFirstPart(locale: Locale): Promise<LoadedIndex> {
  const part = await loadDataFile<SearchPart>(dataPath(locale, 'search'))
  const index = loaded.get(locale) ?? startIndex(locale, part)
  loaded.set(locale, index)
  return index
}

/**
 * The whole index of a language.
 *
 * @throws Error when a part does not arrive; a later call asks for those that are missing
 */
export async function loadOtherParts(locale: Locale): Promise<LoadedIndex> {
  const index = await loadFirstPart(locale)
  await index.complete()
  return index
}

function startIndex(locale: Locale, { parts, documents }: SearchPart): LoadedIndex {
  const { find, add } = createIndex(documents)
  const missing = new Set(Array.from({ length: parts - 1 }, (_, index) => index + 2))
  const addPart = async (part: number) => {
    const more = await loadDataFile<SearchPart>(dataPath(locale, `search/${part}`))
    // Asked for twice, it comes twice.
    if (missing.delete(part)) add(more.documents)
  }
  return {
    find,
    isWhole: () => missing.size === 0,
    complete: async () => void (await Promise.all([...missing].map(addPart))),
  }
}

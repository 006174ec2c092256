import type { Query } from 'minisearch'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { formsOf, wordsOf, writtenForms } from './word-forms.ts'

/** A document with all words of a query. */
export type SearchResult = Readonly<{
  document: SearchDocument
  /** Forms as the index has them, for marking words of the text. */
  terms: ReadonlySet<string>
}>

/** Best result first. */
export type Search = (query: string) => readonly SearchResult[]

/** Boosts: other names count most, as short ones are words elsewhere; body text least. */
const fields = { names: 8, title: 5, lead: 1.5, text: 1 }

/** Left out of a query, as are single letters: they would match everything. */
const articles = ['the', 'an']

/** So many documents are indexed at once: less than 50 ms on a slow phone. */
const chunkSize = 3

/**
 * Serves both languages: each word is folded by its script.
 *
 * @throws Error when there are no documents
 */
export async function createIndex(
  given: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
): Promise<Search> {
  const documents: SearchDocument[] = []
  const index = new MiniSearch<{ id: number } & Record<keyof typeof fields, string>>({
    fields: Object.keys(fields),
    tokenize: wordsOf,
    processTerm: (word) => [...writtenForms(word)],
  })
  for await (const document of given) {
    if (documents.length % chunkSize === 0) await nextTask()
    index.add(indexed(document, documents.push(document) - 1))
  }
  if (documents.length === 0) throw new Error('no documents')
  const found = (query: Query) =>
    index
      .search(query, { tokenize: asItIs, processTerm: (term) => term, boost: fields })
      .flatMap(({ id, terms }) => {
        const document = documents[id]
        return document ? { document, terms: new Set(terms) } : []
      })
  return (text) => {
    const words = queryWords(text)
    if (words.length === 0) return []
    const exact = found(allOf(words, false))
    return exact.length > 0 ? exact : found(allOf(words, 0.15))
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Of single letters alone, as in `R & D` typed in parts, the word that they spell. */
function queryWords(text: string): string[] {
  const words = wordsOf(text)
  const isLong = (word: string) => formsOf(word).spelled.some((form) => form.length > 1)
  if (words.length > 1 && !words.some(isLong)) return [words.join('')]
  return words.filter((word) =>
    formsOf(word).spelled.some(
      (form) => /\p{N}/u.test(form) || (form.length > 1 && !articles.includes(form)),
    ),
  )
}

/** Whether a query holds a word, or something that begins none. */
export function isComplete(query: string): boolean {
  return queryWords(query).length > 0 || (query.trim() !== '' && wordsOf(query).length === 0)
}

/** @param fuzzy share of a word that may be mistyped, from 0 to 1 */
function allOf(words: readonly string[], fuzzy: number | false): Query {
  const queries = words.map((word): Query => {
    const { spelled, stems } = formsOf(word)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [...spelled], prefix: true, fuzzy, combineWith: 'OR' },
        { queries: [...stems], combineWith: 'OR' },
      ],
    }
  })
  return { combineWith: 'AND', queries }
}

function indexed(document: SearchDocument, id: number) {
  const { title, alsoCalled = [], passages } = document
  const [lead = '', ...text] = passages
  return { id, names: alsoCalled.join('\n'), title, lead, text: text.join('\n') }
}

function asItIs(term: string): string[] {
  return [term]
}

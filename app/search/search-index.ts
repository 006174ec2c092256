import type { Query } from 'minisearch'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { formsOf, wordsOf } from './word-forms.ts'

/** A document with all words of a query. */
export type SearchResult = Readonly<{
  document: SearchDocument
  /** Forms as the index has them, for marking words of the text. */
  terms: ReadonlySet<string>
}>

/** Best result first. */
export type Search = (query: string) => readonly SearchResult[]

/** Boosts: a title counts most, body text least. */
const fields = { title: 5, lead: 1.5, text: 1 }

/** Left out of a query, as are single letters: they would match everything. */
const articles = ['the', 'an']

/** Takes some 30 ms for today's site. Serves both languages: each word is folded by its script. */
export function createIndex(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<{ id: number } & Record<keyof typeof fields, string>>({
    fields: Object.keys(fields),
    tokenize: wordsOf,
    processTerm: (word) => {
      const { spelled, stems } = formsOf(word)
      return [...spelled, ...stems]
    },
  })
  index.addAll(documents.map(indexed))
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

export function queryWords(text: string): string[] {
  return wordsOf(text).filter((word) =>
    formsOf(word).spelled.some(
      (form) => /\p{N}/u.test(form) || (form.length > 1 && !articles.includes(form)),
    ),
  )
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

function indexed({ title, passages: [lead = '', ...text] }: SearchDocument, id: number) {
  return { id, title, lead, text: text.join('\n') }
}

function asItIs(term: string): string[] {
  return [term]
}

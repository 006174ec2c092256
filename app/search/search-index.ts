import type { Query } from 'minisearch'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '#app/loaders/search.server.ts'
import { formsOf, wordsOf } from './word-forms.ts'

/** A document that has all the words of a query, and which of its words those are. */
export type SearchResult = Readonly<{
  document: SearchDocument
  /** Forms as the index has them; a word of the text with one of them is to be marked. */
  terms: ReadonlySet<string>
}>

/** Finds the documents that have all the words of a query, the best one first. */
export type Search = (query: string) => readonly SearchResult[]

/** Names count more than what is said in passing, and pages as much as what they are about. */
const fields = { title: 5, lead: 1.5, text: 1 }

/** Left out of a query like single letters, which would find everything. */
const articles = ['the', 'an']

/** An index, which takes some 30 ms for today's site. It knows no language: words decide by their script. */
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
    return exact.length > 0 ? exact : found(allOf(words, 0.25))
  }
}

/** The words a query asks for. */
export function queryWords(text: string): string[] {
  return wordsOf(text).filter((word) =>
    formsOf(word).spelled.some(
      (form) => /\p{N}/u.test(form) || (form.length > 1 && !articles.includes(form)),
    ),
  )
}

/** @param fuzzy how much of a word may be mistyped, from 0 to 1 */
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

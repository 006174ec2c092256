import { formsOf, wordMatches, writtenForms } from './word-forms.ts'

export type TextPart = Readonly<{ text: string; isMarked: boolean }>

/** In characters. */
const excerptLength = 170
const beforeMatch = 50
const afterMatch = excerptLength - beforeMatch

/**
 * Marks whole words, Arabic article and vowel marks included: letters join across the cut only inside
 * one word's element.
 *
 * @param terms forms of the words, as the index has them
 */
export function markWords(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: word, index } of wordMatches(text)) {
    if (!isFound(word, terms)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false })
    end = index + word.length
    parts.push({ text: word, isMarked: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false })
  return parts
}

/** The excerpt with most of the words; the beginning where none occurs. */
export function excerpt(passages: readonly string[], terms: ReadonlySet<string>): string {
  let best = { passage: passages[0] ?? '', at: 0, count: 0 }
  for (const passage of passages) {
    const found = [...wordMatches(passage)].filter(([word]) => isFound(word, terms))
    for (const [place, { index: at }] of found.entries()) {
      const near = found.slice(place).filter(({ index }) => index < at + afterMatch)
      const count = new Set(near.map(([word]) => formsOf(word).spelled.at(-1))).size
      if (count > best.count) best = { passage, at, count }
    }
  }
  return cutAround(best.passage, best.at)
}

function cutAround(passage: string, at: number): string {
  if (passage.length <= excerptLength) return passage
  const first = Math.max(0, Math.min(at - beforeMatch, passage.length - excerptLength))
  const start = first === 0 ? 0 : passage.indexOf(' ', first) + 1
  const limit = start + excerptLength
  const end = limit >= passage.length ? passage.length : passage.lastIndexOf(' ', limit)
  const cut = passage.slice(start, end).replace(/[\s،,;:·]+$/u, '')
  return `${start > 0 ? '… ' : ''}${cut}${end < passage.length ? ' …' : ''}`
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return writtenForms(word).some((form) => terms.has(form))
}

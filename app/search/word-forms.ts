import { latinDigits } from '#app/i18n/latin-digits.ts'

/** Words are compared by meaning: spelling variants and inflected forms count as the same. */

export type WordForms = Readonly<{
  /** Without an Arabic article; a typed word may be a prefix of it. */
  spelled: readonly string[]
  /** Without plural, feminine ending and و; only compared as a whole. */
  stems: readonly string[]
}>

/**
 * A word in any spelling: initials (R&D, G.I.S.), a number with its separators, or letters with marks,
 * apostrophes and the invisible characters (soft hyphen, joiners) that text copied from a PDF has.
 */
const words =
  /\p{L}(?:(?:\.|\s?&\s?)\p{L})+(?![\p{L}\p{M}])|\p{N}[\p{N}\p{Cf}]*(?:[,٬]\p{N}{3}(?!\p{N}))*|\p{L}(?:[’']?[\p{L}\p{M}\p{Cf}\u0640]|[\p{M}\p{Cf}\u0640])*/gu

/** Marks, tatweel, invisible characters and separators. */
const leftOut = /[\u0640,٬.&\s\p{M}\p{Cf}]/gu

/** Not unified by decomposition: alef wasla, taa marbuta, alef maqsura, Persian yeh and kaf. */
const sameAs: Readonly<Record<string, string>> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' }

/** The article, with prefixes written before it as one word. */
const article = /^(?:[وف]?(?:ال|لل)(?=.{2})|[وف]?[بك]ال(?=.{3}))/u

export function wordsOf(text: string): string[] {
  return Array.from(wordMatches(text), ([word]) => word)
}

export function wordMatches(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(words)
}

/**
 * A word in lower case, without accents and vowel marks. Decomposed, the Arabic letters that carry
 * a hamza or a madda (أ إ آ ؤ ئ) are their bare letters; digits of any script are Latin.
 */
export function fold(word: string): string {
  return withHamza(word).replaceAll('ء', '')
}

/** As `fold`, but keeps the isolated hamza. */
function withHamza(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(leftOut, '')
    .replace(/[ٱةىیک]/g, (letter) => sameAs[letter] ?? letter)
  return latinDigits(letters)
}

/** With a bare hamza in place of each letter that carries one: مسؤول and مسئول. */
function withoutSeats(word: string): string {
  return withHamza(word.normalize('NFKC').replace(/[آأإؤئ]/g, 'ء'))
}

/** The forms of a word of a query. */
export const formsOf = cached((word): WordForms => {
  const folded = withHamza(word)
  return /\p{Script=Arabic}/u.test(folded)
    ? arabicForms(folded, withoutSeats(word))
    : latinForms(folded)
})

/**
 * All forms of a word of a text. An isolated hamza that it has may be left out of a query, but one that
 * a query has is a letter: أداء begins no إدارة.
 */
export const writtenForms = cached((word): readonly string[] => {
  const written = word.includes('ء') ? [word, fold(word)] : [word]
  const forms = written.map(formsOf).flatMap(({ spelled, stems }) => [...spelled, ...stems])
  return [...new Set(forms)]
})

/** Keeps what it has found, as the words of a site repeat. */
function cached<Forms extends object>(find: (word: string) => Forms): (word: string) => Forms {
  const known = new Map<string, Forms>()
  return (word) => {
    const forms = known.get(word) ?? find(word)
    known.set(word, forms)
    return forms
  }
}

/** @param seatless the word with bare hamzas; the first letter's hamza has no other seat */
function arabicForms(word: string, seatless: string): WordForms {
  const spellings = /.ء/u.test(seatless.replace(article, '')) ? [word, seatless] : [word]
  // The article has no hamza: ألوان is no وان.
  const hasArticle = article.test(seatless)
  const spelled = new Set<string>()
  const stems = new Set<string>()
  for (const spelling of spellings) {
    const bare = hasArticle ? spelling.replace(article, '') : spelling
    spelled.add(spelling).add(bare)
    // After لل a word's own ل is not written: للجنة is of لجنة.
    const bases = /^[وف]?لل(?=.{2})/u.test(spelling) ? [bare, `ل${bare}`] : [bare]
    for (const base of bases) {
      const alone = base.replace(/^و(?=.{3})/u, '')
      // إلى is no stem of آلية.
      stems.add(alone).add(alone.replace(/^(?!ال.(?:ه|ات)$)(.{3,}?)(?:ه|ات)$/u, '$1'))
      // شيء is written شئ as well.
      stems.add(alone.replace(/[وي]ء$/, 'ء'))
    }
  }
  return { spelled: [...spelled], stems: [...stems].filter((form) => !spelled.has(form)) }
}

// Without lookbehind, which Safari supports from 16.4 on.
function latinForms(word: string): WordForms {
  const plain = word.replace(/[’']s?$|[’']/g, '')
  const stem = plain
    .replace(/^(..+)ies$/, '$1y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(.(?:.[^isu]|[^s]i))s$/, '$1')
  return { spelled: [plain], stems: stem === plain ? [] : [stem] }
}

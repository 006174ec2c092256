/** Words are compared by meaning: spelling variants and inflected forms count as the same. */

export type WordForms = Readonly<{
  /** Without an Arabic article; a typed word may be a prefix of it. */
  spelled: readonly string[]
  /** Without plural, feminine ending and و; only compared as a whole. */
  stems: readonly string[]
}>

/** A word in any spelling: a number with its separators, or letters with marks and apostrophes. */
const words =
  /\p{N}+(?:[,٬]\p{N}{3}(?!\p{N}))*|\p{L}(?:[’']?[\p{L}\p{M}\u0640\u200c\u200d]|[\p{M}\u0640\u200c\u200d])*/gu

/** Marks, tatweel, joiners, separators and the isolated hamza. */
const leftOut = /[\u200d\u200c\u0640\u0621,٬\p{M}]/gu

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
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(leftOut, '')
    .replace(/[ٱةىیک]/g, (letter) => sameAs[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

const known = new Map<string, WordForms>()

/** Cached, as the words of a site repeat. */
export function formsOf(word: string): WordForms {
  const before = known.get(word)
  if (before) return before
  const folded = fold(word)
  const forms = /\p{Script=Arabic}/u.test(folded) ? arabicForms(folded) : latinForms(folded)
  known.set(word, forms)
  return forms
}

function arabicForms(word: string): WordForms {
  const bare = word.replace(article, '')
  const alone = bare.replace(/^و(?=.{3})/u, '')
  const stem = alone.replace(/(?<=.{3})(?:ه|ات)$/u, '')
  const spelled = [...new Set([word, bare])]
  return { spelled, stems: [...new Set([alone, stem])].filter((form) => !spelled.includes(form)) }
}

function latinForms(word: string): WordForms {
  const plain = word.replace(/[’']s?$|[’']/g, '')
  const stem = plain
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=..[^su])(?<!si)s$/, '')
  return { spelled: [plain], stems: stem === plain ? [] : [stem] }
}

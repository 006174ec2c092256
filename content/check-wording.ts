/** Rules of wording: recommendations that never stop a build. */
import { languageRules, languages } from './languages.ts'
import type { Report } from './places.ts'
import type { Locale } from './types.ts'
import {
  arabicUnits,
  endsInKaf,
  englishNumbers,
  namesInLatin,
  singularOrders,
  terms,
} from './wording.ts'

const locales: readonly string[] = languages

export function checkWording(entry: unknown, report: Report): void {
  eachText(entry, (field, locale, text) => {
    // The labels of a figure are compared with each other.
    const isFigureLabel = /\.shown\.|\.figure\.(?:from|to)\.label\./.test(field)
    const problems = [
      ...characterProblems(locale, text),
      ...lengthProblems(field, locale, text),
      ...termProblems(locale, text),
      ...(locale === 'ar' ? singularProblems(text) : []),
      ...(locale === 'ar' && !isFigureLabel ? digitProblems(text) : []),
      ...(locale === 'en' ? (text.match(englishNumbers) ?? []).map(inDigits) : []),
    ]
    for (const problem of problems) report(field, problem)
  })
}

export function listFigures(entry: unknown, report: Report): void {
  const inWords = /\d|\b(?:eleven|\w+teen|twelve|\w+ty|hundred|million|half|third|quarter)\b/i
  eachText(entry, (field, locale, text) => {
    if (locale === 'en' && inWords.test(text)) report(field, text)
  })
}

/** In characters; the names of fields say what is set in large letters or in a narrow place. */
const longest: Readonly<Record<string, number>> = {
  ...{ name: 60, kicker: 60, label: 60, title: 80, heading: 120, question: 120 },
}

function lengthProblems(field: string, locale: Locale, text: string): string[] {
  const name = field.split(`.${locale}`)[0]?.split('.').at(-1) ?? ''
  const most = longest[name]
  if (!most || text.length <= most) return []
  return [`${text.length} characters instead of 1 to ${most}: write fewer`]
}

type Visit = (field: string, locale: Locale, text: string) => void

function eachText(entry: unknown, visit: Visit, field = '', locale?: Locale): void {
  if (typeof entry === 'string' && locale) visit(field, locale, entry)
  else if (typeof entry === 'object' && entry !== null) {
    for (const [key, value] of Object.entries(entry)) {
      const language = locales.includes(key) ? (key as Locale) : locale
      eachText(value, visit, field ? `${field}.${key}` : key, language)
    }
  }
}

/** @param messages as written, or compiled */
export function messageProblems(
  locale: Locale,
  messages: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(messages).flatMap(([id, message]) => {
    const text = JSON.stringify(message)
    const problems = [
      ...termProblems(locale, text),
      ...(locale === 'ar' ? singularProblems(text) : []),
    ]
    return problems.map((problem) => `app/i18n/messages/${locale}.ts: ${id}: ${problem}`)
  })
}

const inLatin = new RegExp(`(?<![A-Za-z])(?:${namesInLatin.join('|')})(?![A-Za-z])`, 'g')

function characterProblems(locale: Locale, text: string): string[] {
  // The shapes refuse a whole text in another script, but not a name or an address abroad.
  const isArabic = locale === 'ar' && !languageRules.ar.otherScript(text)
  const found: [wrong: boolean, problem: string][] = [
    [text !== text.trim(), 'begins or ends with a space: take it out'],
    [/\s{2}/.test(text), 'has a double space: write one'],
    [text !== text.normalize('NFC'), 'is not in composed form (NFC): type it anew'],
    [
      /<\/?[a-z][^<>]*>|&(?:[a-z]{2,}|#\d+);|\*\*|\]\(/i.test(text),
      'holds HTML or Markdown, which is shown as it is typed: write the text alone',
    ],
    [text.includes('!'), 'has an exclamation mark: write a full stop'],
    [locale === 'en' && /["']/.test(text), 'has straight quotes: write ’, “ and ”'],
    [isArabic && /[,;?]/.test(text), 'has Latin punctuation: write ، ؛ and ؟'],
    [locale === 'ar' && /[٠-٩]/.test(text), 'has Arabic-Indic digits: write 0 to 9'],
  ]
  const latin = isArabic ? text.replaceAll(inLatin, '').match(/\p{Script=Latin}+/gu) : null
  return [
    ...found.flatMap(([isWrong, problem]) => (isWrong ? problem : [])),
    ...(latin ?? []).map(
      (word) =>
        `holds Latin letters: “${word}” is not in namesInLatin of wording.ts: add it there, or write it in Arabic`,
    ),
  ]
}

function termProblems(locale: Locale, text: string): string[] {
  return (terms[locale] ?? []).flatMap(([wrong, right]) =>
    find(wrong, locale, text).map((word) => `“${word}”: write “${right}”`),
  )
}

function singularProblems(text: string): string[] {
  const own = new RegExp(`^[وف]?[بكل]?(?:ال|لل|ل)?(?:${endsInKaf.join('|')})$`, 'u')
  const words = find('\\p{L}[\\p{L}\\p{M}]+ك', 'ar', text).filter((word) => !own.test(word))
  return [
    ...words,
    ...find(singularOrders, 'ar', text).filter((word) => !word.startsWith('ال')),
  ].map((word) => `“${word}”: the site speaks to several readers, «كم» and «وا»`)
}

const inDigits = (word: string) => `“${word}”: write digits from 11 on`

/** Words up to ten, digits from eleven; a sentence may begin with a word for any number. */
function digitProblems(text: string): string[] {
  const tens = '(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)(?! من الشهر)'
  const inWords = find(
    `(?:${arabicUnits}) عشرة?|${tens}`,
    'ar',
    text,
    `(?<!^|[.؟:]\\s+«?|(?:${arabicUnits})\\s)`,
  )
  const hasMore = /(?<![\d.,])\d{2,}/.test(text.replaceAll(/(?<!\d)10(?!\d)/g, ''))
  const few = hasMore
    ? []
    : (text.match(/(?<![\w.,/-]|طابق |مبنى )(?:10|[2-9])(?= (?!في المئة)\p{L})/gu) ?? [])
  return [
    ...inWords.map(inDigits),
    ...few.map((digit) => `“${digit}”: write numbers as far as ten in words`),
  ]
}

/** Whole words, with the prefixes that Arabic writes before a word. */
function find(pattern: string, locale: Locale, text: string, before = ''): string[] {
  const isArabic = locale === 'ar'
  const prefix = isArabic ? '[وفبكل]?(?:ال|لل|ل)?' : ''
  const source = `(?<![\\p{L}\\p{M}-])${before}${prefix}(?:${pattern})(?![\\p{L}\\p{M}])`
  const plain = isArabic ? text.replaceAll(/[\u064B-\u0650\u0652]/g, '') : text
  return plain.match(new RegExp(source, 'giu')) ?? []
}

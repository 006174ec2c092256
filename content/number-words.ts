/** Numbers written out, in each form that a sentence may need. */
import type { Locale } from './types.ts'

const english = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** From 1, before masculine nouns and before feminine ones. */
const arabic = [
  ['واحد', 'واحدة'],
  ['اثنان', 'اثنتان', 'اثنين', 'اثنتين'],
  ['ثلاثة', 'ثلاث'],
  ['أربعة', 'أربع'],
  ['خمسة', 'خمس'],
  ['ستة', 'ست'],
  ['سبعة', 'سبع'],
  ['ثمانية', 'ثماني', 'ثمان'],
  ['تسعة', 'تسع'],
  ['عشرة', 'عشر'],
]
const arabicTeens = [
  ['أحد عشر', 'إحدى عشرة'],
  ['اثنا عشر', 'اثنتا عشرة', 'اثني عشر', 'اثنتي عشرة'],
]
const arabicTens = 'عشر ثلاث أربع خمس ست سبع ثمان تسع'.split(' ')

const inWords: Readonly<Partial<Record<Locale, (number: number) => readonly string[]>>> = {
  en: (number) => {
    const ten = englishTens[Math.floor(number / 10) - 2]
    if (!ten) return [english[number] ?? `${number}`]
    return [number % 10 === 0 ? ten : `${ten}-${english[number % 10]}`]
  },
  ar: (number) => {
    const ten = arabicTens[Math.floor(number / 10) - 2]
    const unitForms = arabic[(number % 10) - 1] ?? []
    const [masculine, feminine] = unitForms
    if (number === 0) return ['صفر']
    if (number <= 10) return arabic[number - 1] ?? []
    if (!ten) return arabicTeens[number - 11] ?? [`${masculine} عشر`, `${feminine} عشرة`]
    const tens = [`${ten}ون`, `${ten}ين`]
    if (!masculine) return tens
    const units = [...unitForms, ...(number % 10 === 1 ? ['إحدى'] : [])]
    return units.flatMap((unit) => tens.map((word) => `${unit} و${word}`))
  },
}

/** The usual form first; none for numbers that are written in digits alone, beyond 99. */
export function numberWords(locale: Locale, number: number): readonly string[] {
  return number > 99 ? [] : (inWords[locale]?.(number) ?? [])
}

/** Languages without are not asked whether a text says its count. */
export function hasNumberWords(locale: Locale): boolean {
  return inWords[locale] !== undefined
}

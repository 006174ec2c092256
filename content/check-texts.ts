/** Rules for texts in every language, anywhere in an entry. */
import type { Locale, Localized } from './types.ts'
import { namesInLatin } from './wording.ts'

/** Where in the entry, and what is wrong. */
export type Report = (field: string, problem: string) => void

/** Fields that may be empty, in all languages at once: pictures that only decorate, lone branches. */
const mayBeEmpty = /(^|\.)(alt|role)$/

type Rules = Readonly<{ name: string; problems: (text: string) => string[] }>

const rules: Readonly<Record<Locale, Rules>> = {
  en: { name: 'English', problems: englishProblems },
  ar: { name: 'Arabic', problems: arabicProblems },
}

export const languages = Object.keys(rules) as readonly Locale[]

/**
 * Checks every text of an entry in all languages.
 *
 * @param entry any value; a text in all languages is an object of exactly their keys
 * @param field path of the value in the entry, `images.0.alt`
 */
export function checkTexts(entry: unknown, report: Report, field = ''): void {
  if (typeof entry !== 'object' || entry === null) return
  if (isLocalized(entry)) {
    checkLocalized(entry, report, field)
    return
  }
  for (const [key, value] of Object.entries(entry)) {
    checkTexts(value, report, field ? `${field}.${key}` : key)
  }
}

function isLocalized(value: object): value is Localized<unknown> {
  return (
    Object.keys(value).length === languages.length && languages.every((locale) => locale in value)
  )
}

function checkLocalized(value: Localized<unknown>, report: Report, field: string): void {
  const values = languages.map((locale) => value[locale])
  if (values.every(Array.isArray)) checkLists(value as Localized<unknown[]>, report, field)
  else if (values.every((text) => typeof text === 'string')) {
    checkStrings(value as Localized, report, field)
  } else if (values.every((forms) => typeof forms === 'object')) {
    for (const locale of languages) checkPluralForms(locale, value[locale], report, field)
  } else report(field, 'is not a text in every language')
}

function checkLists(lists: Localized<unknown[]>, report: Report, field: string): void {
  const lengths = languages.map((locale) => lists[locale].length)
  if (new Set(lengths).size > 1) {
    const counts = languages.map((locale) => `${lists[locale].length} in ${rules[locale].name}`)
    report(field, counts.join(', '))
  }
  for (const index of lists.en.keys()) {
    const entry = Object.fromEntries(languages.map((locale) => [locale, lists[locale][index]]))
    checkLocalized(entry as Localized<unknown>, report, `${field}.${index}`)
  }
}

function checkStrings(texts: Localized, report: Report, field: string): void {
  const values = languages.map((locale) => texts[locale])
  if (values.every((text) => text === '') && mayBeEmpty.test(field)) return
  if (new Set(values).size < values.length) report(field, 'is the same in two languages')
  for (const locale of languages) {
    for (const problem of rules[locale].problems(texts[locale]))
      report(`${field}.${locale}`, problem)
  }
}

/** A counted noun: English has two forms, Arabic six. */
function checkPluralForms(locale: Locale, value: unknown, report: Report, field: string): void {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  for (const form of pluralCategories) {
    const text: unknown = Object.entries(value ?? {}).find(([key]) => key === form)?.[1]
    const where = `${field}.${locale}.${form}`
    if (typeof text !== 'string') report(where, 'is missing')
    else for (const problem of rules[locale].problems(text)) report(where, problem)
  }
}

function englishProblems(text: string): string[] {
  return [
    ...sharedProblems(text),
    ...(/\p{Script=Arabic}/u.test(text) ? ['holds Arabic script'] : []),
    ...(/["']/.test(text) ? ['has straight quotes'] : []),
  ]
}

const inLatin = new RegExp(`(?<![A-Za-z])(?:${namesInLatin.join('|')})(?![A-Za-z])`, 'g')

function arabicProblems(text: string): string[] {
  return [
    ...sharedProblems(text),
    ...(/\p{Script=Arabic}/u.test(text) ? [] : ['holds no Arabic script']),
    ...(text.replaceAll(inLatin, '').match(/[\p{Script=Latin}]+/gu) ?? []).map(
      (word) => `holds Latin letters: “${word}” is not in namesInLatin of wording.ts`,
    ),
    ...(/[,;?]/.test(text) ? ['has Latin punctuation'] : []),
    ...(/[٠-٩]/.test(text) ? ['has Arabic-Indic digits'] : []),
  ]
}

function sharedProblems(text: string): string[] {
  return [
    ...(text === '' ? ['is empty'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...(/\s{2}/.test(text) ? ['has a double space'] : []),
    ...(text === text.normalize('NFC') ? [] : ['is not in composed form (NFC)']),
    ...(/!/.test(text) ? ['has an exclamation mark'] : []),
  ]
}

/** What would break a page: messages of a language that differ from the English ones, or are no ICU. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { languageRules } from '#content/languages.ts'
import type { Locale } from '#content/types.ts'

type Messages = Readonly<Record<string, unknown>>

/**
 * A line each: file, id, problem, what to do.
 *
 * @param all of one language; a new one may have none yet
 */
export function messageShapeProblems(
  locale: Locale,
  all: Messages | undefined,
  english: Messages,
): string[] {
  const file = `app/i18n/messages/${locale}.ts`
  const { name } = languageRules[locale]
  if (!all) return [`${file}: is missing: write it, and add it to app/i18n/messages.server.ts`]
  const missing = Object.keys(english).filter((id) => !Object.hasOwn(all, id))
  return [
    ...missing.map((id) => `${file}: ${id}: is missing: write the ${name} text`),
    ...Object.entries(all).flatMap(([id, text]) => {
      const problem = problemOf(locale, text, Object.hasOwn(english, id) ? english[id] : undefined)
      return problem ? [`${file}: ${id}: ${problem}`] : []
    }),
  ]
}

function problemOf(locale: Locale, text: unknown, english: unknown): string | undefined {
  const { name } = languageRules[locale]
  if (english === undefined) return 'is not in en.ts: add it there, or take it out'
  if (typeof text !== 'string') return `is no text: write the ${name} text in quotes`
  if (text.trim() === '') return `is empty: write the ${name} text`
  const parts = parsed(text)
  if (!parts) return 'is no ICU message: close each { with a }, and write no <'
  const words = nested(parts).map((part) => (part.type === TYPE.literal ? part.value : ''))
  const script = /\p{L}/u.test(words.join('')) && languageRules[locale].otherScript(words.join(''))
  if (script) return `${script}: write the ${name} text`
  const values = valuesOf(parts)
  const expected = valuesOf(parsed(english) ?? parts)
  if (values.join() !== expected.join()) {
    return `has ${shown(values)}, and en.ts has ${shown(expected)}: write the same`
  }
  return pluralProblem(locale, parts)
}

function parsed(text: unknown): MessageFormatElement[] | undefined {
  try {
    return parse(`${text}`)
  } catch {
    return undefined
  }
}

/** The names of its arguments and tags, each once. */
function valuesOf(parts: readonly MessageFormatElement[]): string[] {
  const names = nested(parts).flatMap((part) =>
    part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value],
  )
  return [...new Set(names)].sort()
}

function nested(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...nested(part.children)]
    if (!('options' in part)) return [part]
    return [part, ...Object.values(part.options).flatMap(({ value }) => nested(value))]
  })
}

/** A form that a language lacks shows that of `other`, which is wrong in Arabic. */
function pluralProblem(locale: Locale, parts: readonly MessageFormatElement[]): string | undefined {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  for (const part of nested(parts)) {
    if (part.type !== TYPE.plural) continue
    const lacking = pluralCategories.filter((form) => !Object.hasOwn(part.options, form))
    if (lacking.length > 0) return `{${part.value}} has no ${lacking.join(', ')}: write each form`
  }
  return undefined
}

const shown = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ') || 'none'

import { localeKeys } from '#app/i18n/locales.ts'
import type { Locale, Localized } from '#content/types.ts'

type InOneLanguage<T> =
  T extends Localized<infer Value>
    ? Value
    : T extends readonly (infer Entry)[]
      ? readonly InOneLanguage<Entry>[]
      : T extends object
        ? { readonly [Key in keyof T]: InOneLanguage<T[Key]> }
        : T

/** Replaces every `Localized` value, at any depth, by that of one language. */
export function localize<T>(locale: Locale, content: T): InOneLanguage<T> {
  return pick(locale, content) as InOneLanguage<T>
}

function pick(locale: Locale, content: unknown): unknown {
  if (Array.isArray(content)) return content.map((entry) => pick(locale, entry))
  if (typeof content !== 'object' || content === null) return content
  if (isLocalized(content)) return content[locale]
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, pick(locale, value)]),
  )
}

function isLocalized(content: object): content is Localized<unknown> {
  const keys = Object.keys(content)
  return keys.length === localeKeys.length && localeKeys.every((key) => keys.includes(key))
}

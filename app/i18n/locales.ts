import type { Locale } from '#content/types.ts'

type LocaleInfo = Readonly<{
  dir: 'ltr' | 'rtl'
  /** Comes before every path of this language. */
  prefix: '' | `/${string}`
  name: string
  /** For every `Intl` call: Latin digits and the Gregorian calendar in every language. */
  intl: string
}>

/** The table of languages; routes, links, hreflang, feeds and data files derive from it. */
export const locales = {
  en: { dir: 'ltr', prefix: '', name: 'English', intl: 'en-GB-u-nu-latn-ca-gregory' },
  ar: { dir: 'rtl', prefix: '/ar', name: 'العربية', intl: 'ar-u-nu-latn-ca-gregory' },
} as const satisfies Record<Locale, LocaleInfo>

export const defaultLocale: Locale = 'en'

export const localeKeys = Object.keys(locales) as readonly Locale[]

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

export function otherLocales(locale: Locale): readonly Locale[] {
  return localeKeys.filter((key) => key !== locale)
}

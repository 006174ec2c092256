import type { Locale } from '#content/types.ts'

type LocaleInfo = Readonly<{
  /** Writing direction. */
  dir: 'ltr' | 'rtl'
  /** What stands before every path of this language. */
  prefix: '' | `/${string}`
  /** The language's name in its own script. */
  name: string
  /** For every `Intl` call: Latin digits and the Gregorian calendar in both languages. */
  intl: string
}>

/** The table of languages. README.md says what else a third one needs. */
export const locales = {
  en: { dir: 'ltr', prefix: '', name: 'English', intl: 'en-GB-u-nu-latn-ca-gregory' },
  ar: { dir: 'rtl', prefix: '/ar', name: 'العربية', intl: 'ar-u-nu-latn-ca-gregory' },
} as const satisfies Record<Locale, LocaleInfo>

export const defaultLocale: Locale = 'en'

export const localeKeys = Object.keys(locales) as readonly Locale[]

/** Whether a value from outside (storage, an address) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The languages the switch leads to. */
export function otherLocales(locale: Locale): readonly Locale[] {
  return localeKeys.filter((key) => key !== locale)
}

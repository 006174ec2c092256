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

/** The `localStorage` key; its value is `{"selectedLang":"ar"}`. */
export const storageKey = 'i18nConfig'

/**
 * The language the visitor chose on an earlier visit. Blocked storage (even `typeof
 * localStorage` may throw), junk and unknown languages count as no choice.
 */
export function readStoredLocale(): Locale | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('selectedLang' in stored))
      return undefined
    return isLocale(stored.selectedLang) ? stored.selectedLang : undefined
  } catch {
    return undefined
  }
}

/** Where storage is blocked or full, the address alone decides. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ selectedLang: locale }))
  } catch {
    // Nothing to report: the link leads to the chosen language anyway.
  }
}

import { isLocale } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import { localeKey } from './protocol.ts'

/**
 * The language the visitor chose on an earlier visit. Blocked storage (even `typeof
 * localStorage` may throw), junk and unknown languages count as no choice.
 */
export function readStoredLocale(): Locale | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(localeKey) ?? 'null')
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
    localStorage.setItem(localeKey, JSON.stringify({ selectedLang: locale }))
  } catch {
    // Nothing to report: the link leads to the chosen language anyway.
  }
}

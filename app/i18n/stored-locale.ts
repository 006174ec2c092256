import type { Locale } from '#content/types.ts'
import { isLocale } from './locales.ts'

/** Where the visitor's choice is kept, as `{"selectedLang":"ar"}`. */
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

/** Keeps the visitor's choice; where storage is blocked or full, the address alone decides. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ selectedLang: locale }))
  } catch {
    // Nothing to tell the visitor: the link they followed leads to the chosen language.
  }
}

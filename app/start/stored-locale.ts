import { isLocale } from '#app/i18n/locales.ts'
import { tryStorage } from '#app/platform/try-storage.ts'
import type { Locale } from '#content/types.ts'
import { localeKey } from './protocol.ts'

/** What the visitor chose on an earlier visit; blocked storage, junk and unknown languages count as no choice. */
export function readStoredLocale(): Locale | undefined {
  const locale: unknown = tryStorage(() => {
    return JSON.parse(localStorage.getItem(localeKey) ?? '').selectedLang
  })
  return isLocale(locale) ? locale : undefined
}

/** Where storage is blocked or full, the address alone decides. */
export function storeLocale(locale: Locale): void {
  tryStorage(() => localStorage.setItem(localeKey, JSON.stringify({ selectedLang: locale })))
}

import { isLocale } from '#app/i18n/locales.ts'
import { tryStorage } from '#app/platform/try-storage.ts'
import type { Locale } from '#content/types.ts'
import { localeKey } from './protocol.ts'

/** What the visitor chose on an earlier visit; blocked storage, junk and unknown languages count as no choice. */
export function readStoredLocale(): Locale | undefined {
  const locale: unknown = tryStorage(() => {
    // No choice throws nothing: an error has V8 compile the script once more, 2 ms before the first paint.
    return JSON.parse(localStorage.getItem(localeKey) ?? 'null')?.selectedLang
  })
  return isLocale(locale) ? locale : undefined
}

/** Where storage is blocked or full, the address alone decides. */
export function storeLocale(locale: Locale): void {
  tryStorage(() => localStorage.setItem(localeKey, JSON.stringify({ selectedLang: locale })))
}

import { isLocale } from '#app/i18n/locales.ts'
import { tryStorage } from '#app/platform/try-storage.ts'
import type { Locale } from '#content/types.ts'
import { localeKey, type Theme, themeKey } from './protocol.ts'

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

/** As for the language: blocked storage, junk and unknown themes count as no choice. */
export function readStoredTheme(): Theme | undefined {
  const stored = tryStorage(() => localStorage.getItem(themeKey))
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** Where storage is blocked or full, the choice lasts as long as the document. */
export function storeTheme(theme: Theme): void {
  tryStorage(() => localStorage.setItem(themeKey, theme))
}

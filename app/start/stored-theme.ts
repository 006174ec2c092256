import { tryStorage } from '#app/platform/try-storage.ts'
import { type Theme, themeKey } from './protocol.ts'

/** Blocked storage and junk count as no choice. */
export function readStoredTheme(): Theme | undefined {
  const stored = tryStorage(() => localStorage.getItem(themeKey))
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** Where storage is blocked or full, the choice lasts as long as the document. */
export function storeTheme(theme: Theme): void {
  tryStorage(() => localStorage.setItem(themeKey, theme))
}

import { type Theme, themeKey } from './protocol.ts'

/** Blocked storage and junk count as no choice. */
export function readStoredTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Where storage is blocked or full, the choice lasts as long as the document. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Nothing to report: the theme has visibly changed.
  }
}

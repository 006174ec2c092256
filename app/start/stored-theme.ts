import { type Theme, themeKey, themes } from './protocol.ts'

function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && Object.hasOwn(themes, value)
}

/** Blocked storage and junk count as no choice. */
export function readStoredTheme(): Theme | undefined {
  try {
    const stored: unknown = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : undefined
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

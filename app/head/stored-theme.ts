/** Each theme with its background (`--bg`), which browsers use for their own frame. */
export const themes = { light: '#f4f5f1', dark: '#061e22' } as const

export type Theme = keyof typeof themes

export const themeKey = 'theme'

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

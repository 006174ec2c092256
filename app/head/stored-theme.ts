/** The themes, each with its background (`--bg`), which browsers use for their own frame. */
export const themes = { light: '#f4f5f1', dark: '#04181b' } as const

export type Theme = keyof typeof themes

/** The `localStorage` key of the visitor's choice, `light` or `dark`. */
export const themeKey = 'theme'

function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && Object.hasOwn(themes, value)
}

/** The theme the visitor chose earlier. Blocked storage and junk count as no choice. */
export function readStoredTheme(): Theme | undefined {
  try {
    const stored: unknown = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps the visitor's choice; where storage is blocked or full, it lasts as long as the document. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Nothing to report: the theme has visibly changed.
  }
}

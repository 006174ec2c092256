/**
 * What the code that runs before React leaves for the app, and the app for it: attributes (without
 * `data-`), events on the window, storage keys, ids. README.md has the table.
 */

/** A form that has hydrated and keeps its own draft. Set by `useDraft`. */
export const keptMark = 'kept'

/** Dispatched on the window as React begins to hydrate; `detail` takes the buttons clicked until then. */
export const appStarting = 'appstarting'

/** Dispatched on the window once the page has hydrated. */
export const appStarted = 'appstarted'

/** Dispatched on the window where code of the page failed to load. */
export const codeMissing = 'codemissing'

/** The `localStorage` key of the theme that the visitor chose. */
export const themeKey = 'theme'

/** Each theme with its background (`--bg`), which browsers use for their own frame. */
export const themes = { light: '#f4f5f1', dark: '#061e22' } as const

export type Theme = keyof typeof themes

/** The `sessionStorage` key of text typed into a form before hydration; the form's draft adopts it. */
export function writtenKey(form: string): string {
  return `written:${form}`
}

/** The id of the search dialog. */
export const searchId = 'search'

/** The id of the element that names the app's files. Written into each page by the build. */
export const startDataId = 'start'

/** Written into each page by `tools/build/late-start.ts`; all values are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** Chunks by route id. */
  routes: Readonly<Record<string, string>>
  imports: readonly string[]
}>

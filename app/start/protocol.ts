/**
 * What the code that runs before React and the app leave for each other: attributes (named without their
 * `data-`), events on the window, storage keys and ids. A test finds whoever spells one elsewhere.
 */

/* On the document's element. */

/** The page's path. Set by the build in each file but the fallback; stays. */
export const pathAttribute = 'path'

/**
 * A theme's name, and that the head script has taken charge of this page: without it, style sheets hide
 * what needs a script. Set by `applyTheme`; a page saved with it loses it where it does not belong.
 */
export const themeAttribute = 'theme'

/**
 * `pending` while the page of a list, or the open entry, that the address asks for is not shown yet: style
 * sheets keep the list's space unseen (`data-awaits-page`). Set by `holdPlace`, cleared by `releasePlace`.
 */
export const placeAttribute = 'page'

/**
 * Of the fallback file alone: old paths and where they have gone, as JSON. Set by the build; stays.
 */
export const movedAttribute = 'moved'

/* On forms. */

/** A form's name. Prerendered; stays. */
export const formAttribute = 'form'

/**
 * Empty while a submit waits for the form's code, `failed` where that has not come. Set by
 * `holdSubmissions` and, once it has hydrated, by the form; cleared by the form once it sends or says so.
 */
export const submittedAttribute = 'submitted'

/** The form has hydrated and stores its own draft. Set by `useDraft`; stays. */
export const hydratedAttribute = 'hydrated'

/* On other elements. */

/**
 * Of the search dialog: what was typed before its field was there. Set by `openOnSearchKey`, cleared by
 * the field that takes it over.
 */
export const typedAttribute = 'typed'

/** Of a `<meta>` that tells the browser the applied theme. Set by `applyTheme`; stays. */
export const appliedAttribute = 'applied'

/** A button that changes the theme. Prerendered; the head script handles its click. */
export const themeSwitchAttribute = 'theme-switch'

/** A link to the page in another language. Prerendered; the head script completes it. */
export const languageSwitchAttribute = 'language-switch'

/* Events on the window. */

/** React begins to hydrate. `detail` takes the buttons clicked until then. Dispatched by `replayClicks`. */
export const hydrationBegins = 'appstarting'

/**
 * The page has hydrated: from here on `isHydrationOver()`. Dispatched by `endHydration`. The benchmark
 * waits for it in older builds as well, so it keeps its name.
 */
export const hydrationEnds = 'appstarted'

/** Code of the page failed to load. Dispatched by late components. */
export const codeMissing = 'codemissing'

/* Storage: the first three in `localStorage`, kept for ever. */

/** The theme that the visitor chose. */
export const themeKey = 'theme'

/** The language that the visitor chose, as `{"selectedLang":"ar"}`. */
export const localeKey = 'i18nConfig'

/** `off` where the visitor has switched off the search's key. */
export const searchSettingKey = 'searchKey'

/** In `sessionStorage`: text typed into a form before it hydrated, when, and whether it was to be sent. The form's draft takes it over. */
export function writtenKey(form: string): string {
  return `written:${form}`
}

/* What both sides know. */

export type Theme = 'light' | 'dark'

/** The id of the search dialog. */
export const searchId = 'search'

/** The id of the element that holds the `StartData`. */
export const startDataId = 'start'

/** Written into each page by `tools/build/late-start.ts`; all values are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** Chunks by route id. */
  routes: Readonly<Record<string, string>>
  imports: readonly string[]
}>

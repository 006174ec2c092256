import { readStoredTheme, storeTheme, type Theme, themeKey, themes } from './stored-theme.ts'

/**
 * Puts `data-theme` on the document before anything is painted: the visitor's choice or, as long
 * as there is none, the system's, followed as it changes. Answers every `[data-theme-switch]`,
 * so that no switch waits for the app and the app holds no state about themes.
 */
export function settleTheme(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let chosen = readStoredTheme()

  const current = (): Theme => chosen ?? (system.matches ? 'dark' : 'light')
  const show = () => {
    const theme = current()
    if (root.dataset.theme === theme) return
    root.dataset.theme = theme
    tellBrowser('theme-color', themes[theme])
    // The canvas has its colour before the style sheet comes.
    tellBrowser('color-scheme', theme)
  }
  const readAgain = () => {
    chosen = readStoredTheme()
    show()
  }

  show()
  system.addEventListener('change', show)
  addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) readAgain()
  })
  // A document that comes back from the history has slept through the other tabs' changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStoredTheme()) readAgain()
  })
  // React drops attributes it does not know where it has to build the document anew.
  const restore = () => 'theme' in root.dataset || show()
  new MutationObserver(restore).observe(root, { attributeFilter: ['data-theme'] })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    chosen = current() === 'dark' ? 'light' : 'dark'
    storeTheme(chosen)
    show()
  })
}

/** The first of several such elements counts; the ones in the file serve readers without scripts. */
function tellBrowser(name: string, content: string) {
  const own = `meta[name="${name}"][data-settled]`
  const meta = document.head.querySelector<HTMLMetaElement>(own) ?? document.createElement('meta')
  meta.name = name
  meta.content = content
  meta.dataset.settled = ''
  if (!meta.isConnected) document.head.prepend(meta)
}

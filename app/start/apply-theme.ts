import {
  appliedAttribute,
  type Theme,
  themeAttribute,
  themeKey,
  themeSwitchAttribute,
} from './protocol.ts'
import { readStoredTheme, storeTheme } from './stored.ts'

/**
 * Sets `data-theme` before the first paint: the visitor's choice or the system's. Handles every
 * `[data-theme-switch]`, so that switches work before hydration and React holds no theme state.
 */
export function applyTheme(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let chosen = readStoredTheme()

  const current = (): Theme => chosen ?? (system.matches ? 'dark' : 'light')
  const show = () => {
    const theme = current()
    if (root.dataset[themeAttribute] === theme) return
    root.dataset[themeAttribute] = theme
    setMeta('theme-color', THEME_BACKGROUNDS[theme])
    // Colours the canvas before a style sheet has loaded.
    setMeta('color-scheme', theme)
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
  // A document restored from the back/forward cache has missed changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStoredTheme()) readAgain()
  })
  // React drops the attribute when it replaces the document after a failed hydration.
  const restore = () => themeAttribute in root.dataset || show()
  new MutationObserver(restore).observe(root, { attributeFilter: [`data-${themeAttribute}`] })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[data-${themeSwitchAttribute}]`)) return
    chosen = current() === 'dark' ? 'light' : 'dark'
    storeTheme(chosen)
    show()
  })
}

/** Browsers use the first meta, so ours is prepended; prerendered ones serve browsers without scripts. */
function setMeta(name: string, content: string) {
  const own = `meta[name="${name}"][data-${appliedAttribute}]`
  const meta = document.head.querySelector<HTMLMetaElement>(own) ?? document.createElement('meta')
  meta.name = name
  meta.content = content
  meta.dataset[appliedAttribute] = ''
  if (!meta.isConnected) document.head.prepend(meta)
}

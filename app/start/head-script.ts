/**
 * Inlined at the top of every document (`?inline-script`) and run before the first paint: applies
 * theme and language, corrects the address, reserves the place of a list's further page, and makes
 * switches, menus and forms work before hydration.
 */

import { isLocale, locales } from '#app/i18n/locales.ts'
import {
  canonicalPath,
  counterpart,
  isInPlace,
  localeOfPath,
  pagedPages,
  pagePath,
  resolveAddress,
  withBase,
  withoutBase,
} from '#app/i18n/paths.ts'
import {
  addressedEntry,
  asksForEntry,
  pageFromSearch,
  releasePlace,
} from '#app/paging/pagination.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import type { Locale } from '#content/types.ts'
import { applyTheme } from './apply-theme.ts'
import { supportDialogCommands } from './dialog-commands.ts'
import { failSubmissions, holdSubmissions } from './hold-submissions.ts'
import { loadOnPop } from './load-on-pop.ts'
import { openOnSearchKey } from './open-search.ts'
import { placePopovers } from './place-popovers.ts'
import {
  languageSwitchAttribute,
  pathAttribute,
  placeAttribute,
  themeAttribute,
} from './protocol.ts'
import { replaceRefusedSheets } from './refused-sheets.ts'
import { replaceBrokenStorage } from './replace-storage.ts'
import { startLate } from './start-late.ts'
import { storeTypedTexts } from './store-texts.ts'
import { readStoredLocale, storeLocale } from './stored.ts'

/** Hidden content is shown after this time in ms even if nothing has loaded. */
const hiddenTimeout = 15_000

const root = document.documentElement
/** The page's path, which the build writes into each file but the fallback. */
const own = root.dataset[pathAttribute]
const pathname = own ?? withoutBase(location.pathname)

replaceBrokenStorage()
replaceMissingMediaQueries()
supportDialogCommands()
placePopovers()
replaceRefusedSheets()
if (isPublished()) takeCharge()
// So that CSS hides script-only parts; a saved page may still carry the attribute.
else delete root.dataset[themeAttribute]

/**
 * A page on a disk, in a mirror or in an archive stays as it is, with plain links: the app would render
 * the page for that foreign address instead.
 */
function isPublished(): boolean {
  if (!/^http/.test(location.protocol)) return false
  return own === undefined || isInPlace(location.pathname, withBase(own))
}

function takeCharge() {
  applyTheme()
  openOnSearchKey()
  const { search, hash } = location
  const address = { pathname: withoutBase(location.pathname), search, hash }
  const stored = isCounterpartOfReferrer(address.pathname) ? undefined : readStoredLocale()
  const resolution = resolveAddress(address, stored, own)
  root.lang = resolution.locale
  root.dir = locales[resolution.locale].dir
  holdSubmissions()
  if (resolution.action === 'go') {
    leaveFor(withBase(resolution.target))
  } else {
    if (resolution.action === 'rename')
      history.replaceState(history.state, '', withBase(resolution.target))
    loadOnPop()
    const needsFurtherPage = holdPlace(resolution.locale)
    if (import.meta.env.PROD) {
      startLate(needsFurtherPage, () => {
        releasePlace()
        failSubmissions()
      })
    }
    storeTypedTexts()
  }
  for (const type of ['click', 'pointerdown'] as const) {
    document.addEventListener(type, followLanguageSwitch)
  }
}

/**
 * Whether the referrer is this page in the other language: the language switch opened a new tab, which is
 * no choice for later.
 */
function isCounterpartOfReferrer(path: string): boolean {
  const { origin, pathname } = new URL(document.referrer || location.href)
  const from = withoutBase(pathname)
  return (
    origin === location.origin && from !== path && counterpart(from, localeOfPath(path)) === path
  )
}

/** Replaces the document, and hides it meanwhile so that a wrong language is never painted. */
function leaveFor(target: string) {
  root.style.display = 'none'
  setTimeout(() => root.style.removeProperty('display'), hiddenTimeout)
  location.replace(target)
}

/** Some browsers' settings remove `matchMedia`; the theme is then light, and carousels move. */
function replaceMissingMediaQueries() {
  try {
    void matchMedia('').matches
  } catch {
    const query = { matches: false, addEventListener() {}, removeEventListener() {} }
    Object.defineProperty(window, 'matchMedia', { value: () => query })
  }
}

/**
 * Hides the list, keeping its place, if the address asks for another page than the file holds, or for an
 * open entry. An entry of the file's own page opens as soon as the file is read.
 *
 * @returns whether the app has to render another page
 */
function holdPlace(locale: Locale): boolean {
  const path = canonicalPath(pathname)
  const paged = pagedPages.some((key) => pagePath(locale, key) === path)
  const isFurther = pageFromSearch(location.search) !== 1
  if (!paged || !(isFurther || asksForEntry(location.search))) return false
  root.dataset[placeAttribute] = 'pending'
  setTimeout(releasePlace, hiddenTimeout)
  if (!isFurther) document.addEventListener('DOMContentLoaded', openEntry)
  return isFurther
}

function openEntry() {
  const entry = addressedEntry(location.search)
  entry?.querySelector('details')?.setAttribute('open', '')
  // A position that the router's script has restored is the visitor's own.
  if (scrollY === 0) entry?.scrollIntoView()
  releasePlace()
}

/** Adds query and hash to the language switch, a plain link, and stores the choice on a plain click. */
function followLanguageSwitch(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>(`a[data-${languageSwitchAttribute}]`)
  if (!link || !isLocale(link.hreflang)) return
  const path = counterpart(withoutBase(location.pathname), link.hreflang)
  link.href = withBase(path) + location.search + location.hash
  // Opened in another tab or window, or saved, it is no choice for this one.
  if (event.type === 'click' && !isForBrowser(event)) storeLocale(link.hreflang)
}

/**
 * Runs at the top of every document, before anything is painted: settles theme, address and
 * language, keeps the place of a page of a list that is not the one on file, and makes switches and
 * menu work before the app has started. Bundled into the HTML by `?inline-script`.
 */
import { withBase, withoutBase } from '#app/i18n/base-path.ts'
import { isLocale, locales } from '#app/i18n/locales.ts'
import { canonicalPath, counterpart, localeOfPath, pagedPages, pagePath } from '#app/i18n/paths.ts'
import { type Resolution, resolveAddress } from '#app/i18n/resolve-address.ts'
import { readStoredLocale, storeLocale } from '#app/i18n/stored-locale.ts'
import { supportDialogCommands } from '#app/lib/dialog-commands.ts'
import { pageFromSearch } from '#app/lib/pagination.ts'
import { settleTheme } from '#app/lib/settle-theme.ts'
import { startLate } from '#app/platform/start-late.ts'
import { searchId } from '#app/search/search-id.ts'
import { openOnSearchKey } from '#app/search/search-key.ts'
import { keepWrittenTexts, keptMark } from '#app/start/written-texts.ts'

/** What is held back shows after this long, in ms, whatever has not come by then. */
const patience = 15_000

const root = document.documentElement
const pathname = withoutBase(location.pathname)

letStorageBeBlocked()
settleTheme()
supportDialogCommands()
openOnSearchKey(searchId)

/** The component page, an address only `npm run dev` has. */
const isComponentPage = import.meta.env.DEV && canonicalPath(pathname).includes('/components')
const resolution: Resolution = isComponentPage
  ? { action: 'stay', locale: localeOfPath(pathname) }
  : resolveAddress({ pathname, search: location.search, hash: location.hash }, readStoredLocale())

root.lang = resolution.locale
root.dir = locales[resolution.locale].dir
if (resolution.action === 'go') {
  leaveFor(withBase(resolution.target))
} else {
  if (resolution.action === 'rename')
    history.replaceState(history.state, '', withBase(resolution.target))
  const isHeld = holdPlaceOfPage()
  if (import.meta.env.PROD) void startLate(isHeld, givePlaceBack)
  keepWrittenTexts()
}
for (const type of ['click', 'auxclick', 'pointerdown'] as const) {
  document.addEventListener(type, followLanguageSwitch)
}
// On the window, so that it hears what the app, listening on the document, has not answered; and
// before it of forms it has not taken over, of which it lets nobody hear.
addEventListener('submit', keepSubmission)
addEventListener('submit', (event) => isTakenOver(event) || keepSubmission(event), true)

/** Nothing of a document that is being left is shown, unless the other one fails to come. */
function leaveFor(target: string) {
  root.dataset.leaving = ''
  root.style.display = 'none'
  setTimeout(() => root.style.removeProperty('display'), patience)
  location.replace(target)
}

/** The router keeps scroll positions; where the browser refuses, it keeps them nowhere. */
function letStorageBeBlocked() {
  try {
    sessionStorage.getItem('')
  } catch {
    const nowhere = { getItem: () => null, setItem() {}, removeItem() {} }
    Object.defineProperty(window, 'sessionStorage', { value: nowhere })
  }
}

/** Whether the address asks for a page of a list that is not the one on file. */
function holdPlaceOfPage(): boolean {
  const path = canonicalPath(pathname)
  const paged = pagedPages.some((key) => pagePath(resolution.locale, key) === path)
  if (!paged || pageFromSearch(location.search) === 1) return false
  root.dataset.page = 'pending'
  setTimeout(givePlaceBack, patience)
  return true
}

function givePlaceBack() {
  delete root.dataset.page
}

/** The switch is a plain link; here it gains the query and hash, and the choice is kept. */
function followLanguageSwitch(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[data-language-switch]')
  if (!link || !isLocale(link.hreflang)) return
  const path = counterpart(withoutBase(location.pathname), link.hreflang)
  link.href = withBase(path) + location.search + location.hash
  if (event.type !== 'pointerdown') storeLocale(link.hreflang)
}

function isTakenOver({ target }: Event): boolean {
  return target instanceof HTMLElement && keptMark in target.dataset
}

/** A form submitted before its code has come is sent by that code as soon as it has. */
function keepSubmission(event: SubmitEvent) {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (!('deferredForm' in form.dataset)) return
  event.preventDefault()
  form.dataset.submitted = ''
}

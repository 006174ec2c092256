/** The id of the search dialog. */
export const searchId = 'search'

/** ظ is on the key of the slash on Arabic keyboards. */
const keys = ['/', 'ظ']

/** The `localStorage` key; `off` disables the search key. */
const settingKey = 'searchKey'

/** WCAG 2.1.4: single-key shortcuts can be switched off. Blocked storage counts as no choice. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(settingKey) !== 'off'
  } catch {
    return true
  }
}

/** Where storage is blocked or full, nothing is kept. */
export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(settingKey)
    else localStorage.setItem(settingKey, 'off')
  } catch {
    // The checkbox shows that nothing was stored.
  }
}

const typedIn = 'input, textarea, select, [contenteditable]'

/** A dialog that has just closed keeps the focus until the next frame. */
const closed = 'dialog:not([open])'

/**
 * Opens the search with `/`, unless the visitor is typing or another dialog is open. Text typed before
 * the dialog's field has rendered is kept for it (`data-typed`).
 */
export function openOnSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(typedIn) && !target.closest(closed)) return
    const dialog = document.getElementById(searchId)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (dialog.open) return keepTyped(dialog, event)
    if (!keys.includes(key) || document.querySelector('dialog[open]') || !isSearchKeyOn()) return
    event.preventDefault()
    dialog.showModal()
    // A field that had the focus as its dialog closed gets no new focus event.
    dialog.querySelector('input')?.select()
  })
}

/**
 * While the content loads, the close button has the focus: a space or Enter among the typed text must not
 * press it. Once that has failed, keys press again.
 */
function keepTyped(dialog: HTMLElement, event: KeyboardEvent) {
  const { typed = '' } = dialog.dataset
  const isText = event.key.length === 1 && (typed || event.key !== ' ')
  if (dialog.querySelector('input, [data-plain]') || !(isText || (typed && event.key === 'Enter')))
    return
  event.preventDefault()
  if (isText) dialog.dataset.typed = typed + event.key
}

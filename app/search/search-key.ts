/** On the key of the slash, Arabic keyboards have ظ. */
const keys = ['/', 'ظ']

/** Where is kept that a visitor wants no key to open the search, as `off`. */
const settingKey = 'searchKey'

/**
 * Whether the key opens the search. Who speaks to the computer, or hits keys by accident, can switch
 * that off (WCAG 2.1.4). Blocked storage counts as no choice.
 */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(settingKey) !== 'off'
  } catch {
    return true
  }
}

/** Keeps the visitor's choice; where storage is blocked or full there is none to keep. */
export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(settingKey)
    else localStorage.setItem(settingKey, 'off')
  } catch {
    // The box shows that it did not take.
  }
}

const typedIn = 'input, textarea, select, [contenteditable]'

/** A window that has just closed has the focus still, until the next frame. */
const closed = 'dialog:not([open])'

/**
 * Opens a dialog with the key `/`, unless something is being typed or another window is open. What is
 * typed before the dialog's field is rendered is kept for it (`data-typed`).
 *
 * @param id of the dialog, which need not be there yet
 */
export function openOnSearchKey(id: string): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(typedIn) && !target.closest(closed)) return
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (dialog.open) return keepTyped(dialog, event)
    if (!keys.includes(key) || document.querySelector('dialog[open]') || !isSearchKeyOn()) return
    event.preventDefault()
    dialog.showModal()
    // A field that had the focus a moment ago, as its window closed, has no focus event now.
    dialog.querySelector('input')?.select()
  })
}

/** The close button has the focus: a space or Enter of the typed words must not press it. */
function keepTyped(dialog: HTMLElement, event: KeyboardEvent) {
  const { typed = '' } = dialog.dataset
  const isText = event.key.length === 1 && (typed || event.key !== ' ')
  if (dialog.querySelector('input') || !(isText || (typed && event.key === 'Enter'))) return
  event.preventDefault()
  if (isText) dialog.dataset.typed = typed + event.key
}

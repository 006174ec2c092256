import { isSearchKeyOn } from '#app/search/search-key.ts'
import { searchId, typedAttribute } from './protocol.ts'

/** ظ is on the key of the slash on Arabic keyboards. */
const keys = ['/', 'ظ']

const typedIn = 'input, textarea, select, [contenteditable]'

/**
 * A dialog that has just closed keeps the focus until the next frame: keys in its field count as not typing.
 */
const closedDialog = 'dialog:not([open])'

/**
 * Opens the search with `/`, unless the visitor is typing or another dialog is open. Text typed before
 * the dialog's field has rendered is kept for it (`data-typed`).
 */
export function openOnSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(typedIn) && !target.closest(closedDialog))
      return
    const dialog = document.getElementById(searchId)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (dialog.open) return bufferTyped(dialog, event)
    if (!keys.includes(key) || document.querySelector('dialog[open]') || !isSearchKeyOn()) return
    event.preventDefault()
    dialog.showModal()
    // A field that had the focus as its dialog closed gets no new focus event.
    dialog.querySelector('input')?.select()
  })
}

/**
 * While the content loads, the close button has the focus: a space or Enter among the typed text must not
 * press that button. Once loading has failed, keys press again.
 */
function bufferTyped(dialog: HTMLElement, event: KeyboardEvent) {
  const { [typedAttribute]: typed = '' } = dialog.dataset
  const isText = event.key.length === 1 && (typed || event.key !== ' ')
  if (dialog.querySelector('input, [data-plain]') || !(isText || (typed && event.key === 'Enter')))
    return
  event.preventDefault()
  if (isText) dialog.dataset[typedAttribute] = typed + event.key
}

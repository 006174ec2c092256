import { formAttribute, submittedAttribute } from '#app/start/protocol.ts'
import { currentElement } from './current-element.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Elements that a visitor types into or opens. */
const holders = 'form, details, dialog'

/**
 * Called just before React hydrates. After a failed hydration React renders a part of the document, or
 * all of it, anew.
 *
 * @returns function that copies text, submission, open state, focus and selection to the new elements and
 * restores the scroll position
 */
export function captureVisit(): () => void {
  let holding = document.querySelectorAll<HTMLElement>(holders)
  let focused = document.activeElement
  let top = scrollY
  addEventListener('focusin', () => {
    focused = document.activeElement
  })
  addEventListener('focusout', ({ target }) => {
    // Chromium dispatches `focusout` for a removed element as well, in the middle of React's commit.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) focused = document.activeElement
    })
  })
  addEventListener('scroll', () => {
    top = scrollY
  })
  return () => {
    for (const old of holding) {
      if (!old.isConnected) restore(old)
    }
    holding = document.querySelectorAll(holders)
    if (focused instanceof HTMLElement && !focused.isConnected) focusAgain(focused)
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  }
}

function restore(old: HTMLElement) {
  if (old instanceof HTMLFormElement) restoreForm(old)
  const isOpen = old.hasAttribute('open')
  const now = isOpen && currentElement(old)
  if (now instanceof HTMLDialogElement) now.showModal()
  else if (now) now.setAttribute('open', '')
}

function restoreForm(old: HTMLFormElement) {
  const { [formAttribute]: kind, [submittedAttribute]: submitted } = old.dataset
  const form = document.querySelector<HTMLFormElement>(`[data-${formAttribute}="${kind}"]`)
  if (!form) return
  for (const { name, value } of old.elements as Iterable<Field>) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && !field.value) field.value = value
  }
  if (submitted !== undefined) form.dataset[submittedAttribute] = submitted
}

function focusAgain(old: HTMLElement) {
  const now = currentElement(old)
  now?.focus({ preventScroll: true })
  if (!(now && 'selectionStart' in now)) return
  const { selectionStart, selectionEnd } = old as Field
  if (selectionStart !== null) (now as Field).setSelectionRange(selectionStart, selectionEnd)
}

import type { MouseEvent } from 'react'

/** A modal dialog covers the screen: a click on the element itself is outside of its content. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

/** A ref: its dialog closes when the visitor goes Back. */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close()
  addEventListener('popstate', close)
  return () => removeEventListener('popstate', close)
}

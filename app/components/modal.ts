import type { MouseEvent } from 'react'

type Press = MouseEvent<HTMLDialogElement>

/**
 * Handlers of a dialog that closes on a press outside of its content. One that begins inside, like a
 * selection of text, clicks the dialog where it ends outside; the second one of a double click on what has
 * opened the dialog does as well.
 */
export function closeOnPress(isOutside: (press: Press) => boolean) {
  let hasBegun = false
  return {
    onPointerDown(press: Press) {
      hasBegun = isOutside(press)
    },
    onClick(press: Press) {
      if (hasBegun && press.detail < 2 && isOutside(press)) press.currentTarget.close()
    },
  }
}

/** For a dialog that covers the screen: the element itself is outside of its content. */
export const closeOnBackdrop = closeOnPress(({ target, currentTarget }) => target === currentTarget)

/** A ref: its dialog closes when the visitor goes Back. */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close()
  addEventListener('popstate', close)
  return () => removeEventListener('popstate', close)
}

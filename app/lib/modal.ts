import { type MouseEvent, type RefObject, useEffect } from 'react'

/** A modal window covers the screen: a click on it and not on its sheet fell beside the sheet. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

/** Closes a modal window when the visitor goes back or forward. */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [dialog])
}

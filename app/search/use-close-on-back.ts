import { type RefObject, useEffect } from 'react'

/** Closes a dialog when the visitor goes back or forward. */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [dialog])
}

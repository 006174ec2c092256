import { type RefObject, useEffect } from 'react'

/** On the key of the slash, Arabic keyboards have ظ. */
const keys = ['/', 'ظ']

/** Opens a dialog with the key `/`, unless something is being typed or another window is open. */
export function useSlashKey(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (!keys.includes(key) || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
        return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      dialog.current?.showModal()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [dialog])
}

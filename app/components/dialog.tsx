import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

type DialogProps = Readonly<{
  isOpen: boolean
  /** Called once it has closed, whichever way. */
  onClose: () => void
  title: string
  children: ReactNode
}>

/**
 * A modal window, the browser's own: it takes the focus and keeps it, closes on Escape, on the
 * button and on a click beside it, and gives the focus back to where it was.
 */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const intl = useIntl()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // `open` as an attribute would show it without making it modal.
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Escape and the button
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onClick={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'dialog.close' })}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** The dialog covers the window: a click on it and not on the sheet fell beside the sheet. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

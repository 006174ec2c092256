import { type ReactNode, useId } from 'react'
import { IconButton } from '#app/components/icon-button.tsx'
import modal from '#app/components/modal.module.css'
import { closeOnBackdrop } from '#app/components/modal.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './dialog.module.css'

type DialogProps = Readonly<{
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
}>

/** A native modal dialog, which handles focus and Escape. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const t = useTranslations()
  const titleId = useId()
  return (
    <dialog
      ref={isOpen ? showModal : null}
      className={`${modal.modal} ${styles.dialog}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      {...closeOnBackdrop}
    >
      <div className={`${modal.sheet} ${styles.sheet}`}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton
            icon="close"
            label={t('dialog.close')}
            className={styles.close}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}

/**
 * A ref; as long as an element has it, it is open. The attribute `open` would not make it modal. The
 * dialog has the focus itself: of a focused button inside, Firefox gives screen readers no dialog's name.
 */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.focus()
  return () => dialog.close()
}

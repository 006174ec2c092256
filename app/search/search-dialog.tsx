import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { IconButton } from '#app/components/icon-button.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import modal from '#app/components/modal.module.css'
import { closeOnBack, closeOnBackdrop } from '#app/components/modal.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import { withTimeout } from '#app/platform/chunk-guard.ts'
import { searchId } from '#app/start/protocol.ts'
import styles from './search-dialog.module.css'
import type { SearchPanel } from './search-panel.tsx'

// React's types lack these attributes; see the mobile menu's button.
const open = { command: 'show-modal', commandfor: searchId }
const close = { command: 'close', commandfor: searchId }

export function SearchButton() {
  const t = useTranslations()
  return (
    <IconButton
      icon="search"
      label={t('search.open')}
      data-scripted=""
      aria-haspopup="dialog"
      {...open}
    />
  )
}

type Content = 'none' | 'loading' | 'failed' | typeof SearchPanel

/** Only the frame is prerendered, so that it opens before hydration; the content loads then. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [content, setContent] = useState<Content>('none')
  const { pathname } = useLocation()
  const t = useTranslations()
  const load = useCallback(() => {
    setContent('loading')
    withTimeout(import('./search-panel.tsx')).then(
      (panel) => setContent(() => panel.SearchPanel),
      () => setContent('failed'),
    )
  }, [])
  const attach = useCallback(
    (element: HTMLDialogElement) => {
      dialog.current = element
      // A dialog opened before hydration has already had its focus event.
      if (element.open) load()
      return closeOnBack(element)
    },
    [load],
  )
  const Panel = typeof content === 'function' && content
  return (
    <dialog
      ref={attach}
      id={searchId}
      className={`${modal.modal} ${styles.dialog}`}
      aria-label={t('search.open')}
      // However the dialog is opened, the browser moves the focus inside.
      onFocus={() => content === 'none' && load()}
      {...closeOnBackdrop}
      onClose={() => content === 'failed' && setContent('none')}
    >
      <div className={`${modal.sheet} ${styles.sheet}`}>
        {Panel ? (
          // The field is empty again on another page.
          <Panel key={pathname} dialog={dialog} />
        ) : (
          <div className={styles.waiting} data-row="wrap">
            <div role="status">
              {content === 'loading' && <LoadingBeads />}
              {content === 'failed' && <ChangingMessage id="search.failed" />}
            </div>
            {content === 'failed' && (
              <button type="button" data-plain="" onClick={load}>
                {t('error.retry')}
              </button>
            )}
          </div>
        )}
        <IconButton icon="close" label={t('dialog.close')} className={styles.close} {...close} />
      </div>
    </dialog>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { loadPanel } from './load-panel.ts'
import { searchId } from './search-button.tsx'
import styles from './search-dialog.module.css'
import type { SearchPanel } from './search-panel.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useSlashKey } from './use-slash-key.ts'

const close = { command: 'close', commandfor: searchId }

/** What stands in the window: nothing before it is first opened, then field and results. */
type Content = 'none' | 'loading' | 'failed' | typeof SearchPanel

/**
 * The window of the search. Only its frame is in every page, so that it opens before the app has
 * started; what stands in it comes when it is first opened.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [content, setContent] = useState<Content>('none')
  const { pathname } = useLocation()
  const intl = useIntl()
  const load = useCallback(() => {
    setContent('loading')
    loadPanel().then(
      (panel) => setContent(() => panel),
      () => setContent('failed'),
    )
  }, [])
  useEffect(() => {
    // Opened before the app had started, it has had its focus already.
    if (dialog.current?.open) load()
  }, [load])
  useSlashKey(dialog)
  useCloseOnBack(dialog)

  const Panel = typeof content === 'function' && content
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Escape and the button
    <dialog
      ref={dialog}
      id={searchId}
      className={styles.dialog}
      aria-label={intl.formatMessage({ id: 'search.open' })}
      // However it is opened, the browser puts the focus inside.
      onFocus={() => content === 'none' && load()}
      // It covers the window: a click on it and not on the sheet fell beside the sheet.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onClose={() => content === 'failed' && setContent('none')}
    >
      <div className={styles.sheet}>
        {Panel ? (
          // Another page begins with an empty field.
          <Panel key={pathname} dialog={dialog} />
        ) : (
          <div role="status" className={styles.waiting}>
            {content === 'loading' && <LoadingBeads />}
            {content === 'failed' && (
              <>
                <FormattedMessage id="search.failed" />
                <button type="button" onClick={load}>
                  <FormattedMessage id="error.retry" />
                </button>
              </>
            )}
          </div>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'dialog.close' })}
          {...close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

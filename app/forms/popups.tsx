import { createRoot } from 'react-dom/client'
import { FormattedMessage, type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import {
  cssTransition,
  ToastContainer,
  type ToastContentProps,
  toast,
} from 'react-toastify/unstyled'
import { Icon } from '#app/components/icon.tsx'
import type { SendResult } from './forms.ts'
import styles from './popups.module.css'

/** In milliseconds (specification, section 9). */
const popupTime = 2000

const slide = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
})

let isOpen = false

/**
 * Renders the container of the pop-ups once per document, in a root of its own: a visitor who goes
 * on to another page while a message is being sent still learns its outcome.
 */
export function openPopups(intl: IntlShape): void {
  if (isOpen) return
  isOpen = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <RawIntlProvider value={intl}>
      <Popups />
    </RawIntlProvider>,
  )
}

/** Shows the outcome of a message; why it failed goes to the console, for the owner. */
export function showOutcome(result: SendResult): void {
  if (result.outcome === 'sent') {
    toast.success(Popup, { data: 'success' })
    return
  }
  console.error(`The message was not sent: ${result.detail}`)
  toast.error(Popup, { data: 'failure' })
}

export function Popups() {
  const intl = useIntl()
  const isRtl = document.documentElement.dir === 'rtl'
  return (
    <ToastContainer
      className={styles.place ?? ''}
      toastClassName={styles.toast ?? ''}
      progressClassName={styles.progress ?? ''}
      position={isRtl ? 'top-left' : 'top-right'}
      rtl={isRtl}
      transition={slide}
      autoClose={popupTime}
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      pauseOnHover={false}
      pauseOnFocusLoss={false}
      icon={false}
      aria-label={intl.formatMessage({ id: 'send.popups' })}
    />
  )
}

type PopupProps = ToastContentProps<'success' | 'failure'>

/** The texts are specified (section 8). */
function Popup({ closeToast, data: outcome }: PopupProps) {
  return (
    <div className={styles.card} data-outcome={outcome}>
      <span className={styles.sign}>
        <Icon name={outcome === 'success' ? 'check' : 'close'} />
      </span>
      <div className={styles.lines}>
        <p className={styles.title}>
          <FormattedMessage id={`send.${outcome}.title`} />
        </p>
        {outcome === 'success' && (
          <p data-text="small">
            <FormattedMessage id="send.success.text" />
          </p>
        )}
      </div>
      <button type="button" className={styles.agree} onClick={() => closeToast()}>
        <FormattedMessage id="send.agree" />
      </button>
    </div>
  )
}

import { useEffect, useState } from 'react'
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
import 'react-toastify/ReactToastify.css'

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
    toast.success(SuccessPopup)
    return
  }
  console.error(`The message was not sent: ${result.detail}`)
  toast.error(FailurePopup)
}

export function Popups() {
  const intl = useIntl()
  const isRtl = document.documentElement.dir === 'rtl'
  return (
    <ToastContainer
      className={styles.place ?? ''}
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

function SuccessPopup(props: ToastContentProps) {
  return <Popup {...props} outcome="success" />
}

function FailurePopup(props: ToastContentProps) {
  return <Popup {...props} outcome="failure" />
}

type PopupProps = ToastContentProps & { outcome: 'success' | 'failure' }

/** Stays open while it is hovered or focused, even before it has finished sliding in. */
function Popup({ outcome, closeToast, toastProps, isPaused }: PopupProps) {
  const { toastId } = toastProps
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isHovered || isFocused
  useEffect(() => {
    // The library starts its timer after the transition, whatever was requested before.
    if (isHeld && !isPaused) toast.pause({ id: toastId })
    if (!isHeld && isPaused) toast.play({ id: toastId })
  }, [isHeld, isPaused, toastId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes focus and pointer inside it
    <div
      className={styles.popup}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
    >
      <PopupCard outcome={outcome} onAgree={() => closeToast()} />
    </div>
  )
}

type PopupCardProps = Readonly<{
  outcome: PopupProps['outcome']
  onAgree: () => void
}>

/** The texts are specified (section 8). */
function PopupCard({ outcome, onAgree }: PopupCardProps) {
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
          <p className={styles.text}>
            <FormattedMessage id="send.success.text" />
          </p>
        )}
      </div>
      <button type="button" className={styles.agree} onClick={onAgree}>
        <FormattedMessage id="send.agree" />
      </button>
    </div>
  )
}

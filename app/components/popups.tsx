import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { locales } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import styles from './popups.module.css'

/** How long a pop-up stays, in milliseconds (specification, section 9). */
const popupTime = 2000

/** The place pop-ups appear in; hovering or focusing one holds it. */
export function Popups() {
  const intl = useIntl()
  const isRtl = locales[useLocale()].dir === 'rtl'
  return (
    <ToastContainer
      className={styles.place ?? ''}
      position={isRtl ? 'top-left' : 'top-right'}
      rtl={isRtl}
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

/** Tells that a message was sent. */
export function showSuccess(): void {
  toast.success(SuccessPopup)
}

/** Tells that a message was not sent. */
export function showFailure(): void {
  toast.error(FailurePopup)
}

function SuccessPopup(props: ToastContentProps) {
  return (
    <Popup {...props}>
      <Sign tone="good" />
      <div className={styles.lines}>
        <p className={styles.title}>
          <FormattedMessage id="send.success.title" />
        </p>
        <p>
          <FormattedMessage id="send.success.text" />
        </p>
      </div>
    </Popup>
  )
}

function FailurePopup(props: ToastContentProps) {
  return (
    <Popup {...props}>
      <Sign tone="bad" />
      <p className={styles.title}>
        <FormattedMessage id="send.failure.title" />
      </p>
    </Popup>
  )
}

type PopupProps = ToastContentProps & { children: ReactNode }

/** Stays while it is hovered or holds the focus, from the moment it starts to appear. */
function Popup({ children, closeToast, toastProps, isPaused }: PopupProps) {
  const { toastId } = toastProps
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isHovered || isFocused
  useEffect(() => {
    // The library starts its clock once a pop-up has slid in, whatever was asked before.
    if (isHeld && !isPaused) toast.pause({ id: toastId })
    if (!isHeld && isPaused) toast.play({ id: toastId })
  }, [isHeld, isPaused, toastId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears of focus and pointer inside it
    <div
      className={styles.popup}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
    >
      {children}
      <button type="button" className={styles.agree} onClick={() => closeToast()}>
        <FormattedMessage id="send.agree" />
      </button>
    </div>
  )
}

/** A check or a cross in the brand's rhombus. */
function Sign({ tone }: { tone: 'good' | 'bad' }) {
  return (
    <span className={styles.sign} data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={tone === 'good' ? 'M5 12L10 17L19 7' : 'M6 6L18 18M18 6L6 18'} />
      </svg>
    </span>
  )
}

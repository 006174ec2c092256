import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  cssTransition,
  ToastContainer,
  type ToastContentProps,
  toast,
} from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { PopupCard } from './popup-card.tsx'
import styles from './popups.module.css'

/** How long a pop-up stays, in milliseconds (specification, section 9). */
const popupTime = 2000

/** Slides in from above and out again; the clock starts when it has come to rest. */
const slide = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
})

/** The place pop-ups appear in; hovering or focusing one holds it. */
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

/** Tells that a message was sent. */
export function showSuccess(): void {
  toast.success(SuccessPopup)
}

/** Tells that a message was not sent. */
export function showFailure(): void {
  toast.error(FailurePopup)
}

function SuccessPopup(props: ToastContentProps) {
  return <Popup {...props} outcome="success" />
}

function FailurePopup(props: ToastContentProps) {
  return <Popup {...props} outcome="failure" />
}

type PopupProps = ToastContentProps & { outcome: 'success' | 'failure' }

/** Stays while it is hovered or holds the focus, from the moment it starts to appear. */
function Popup({ outcome, closeToast, toastProps, isPaused }: PopupProps) {
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
      <PopupCard outcome={outcome} onAgree={() => closeToast()} />
    </div>
  )
}

import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from 'react-toastify/unstyled'
import { Icon } from '#app/components/icon.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import { formAttribute } from '#app/start/protocol.ts'
import type { FormName, SendResult } from './forms.ts'
import styles from './popups.module.css'

/** In milliseconds (specification, section 9). */
const popupTime = 2000

/** In milliseconds, as long as the style sheet's animation. */
const leaveTime = 140

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

/**
 * Shows the outcome of a message; the cause of a failure goes to the console, for the owner. If the form
 * is on the page, its status line is announced and says more, so the pop-up is silent. Neither is
 * perceived while a modal dialog is open: the pop-up then waits for its end, and speaks.
 */
export function showOutcome(result: SendResult, form: FormName): void {
  const isSaid = !openDialog() && document.querySelector(`[data-${formAttribute}="${form}"]`)
  const role = isSaid ? 'presentation' : 'alert'
  if (result.outcome === 'sent') {
    afterDialogs(() => toast.success(renderPopup, { data: 'success', role }))
    return
  }
  console.error(`The message was not sent: ${result.detail}`)
  afterDialogs(() => toast.error(renderPopup, { data: 'failure', role }))
}

function afterDialogs(show: () => void): void {
  const dialog = openDialog()
  if (dialog) dialog.addEventListener('close', () => afterDialogs(show), { once: true })
  else show()
}

function openDialog() {
  return document.querySelector('dialog[open]')
}

export function Popups() {
  const t = useTranslations()
  const isRtl = document.documentElement.dir === 'rtl'
  return (
    <div ref={silence}>
      <ToastContainer
        className={styles.place ?? ''}
        toastClassName={styles.toast ?? ''}
        progressClassName={styles.progress ?? ''}
        position={isRtl ? 'top-left' : 'top-right'}
        rtl={isRtl}
        transition={Slide}
        autoClose={popupTime}
        closeButton={false}
        closeOnClick={false}
        draggable={false}
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        icon={false}
        aria-label={t('send.popups')}
      />
    </div>
  )
}

/** A ref: the library makes its list a live region; a pop-up that is an alert is announced without one. */
function silence(root: HTMLElement | null) {
  root?.firstElementChild?.setAttribute('aria-live', 'off')
}

/** The library's own transition waits for ends of animations, which visitors may have switched off. */
function Slide({ children, isIn, done, playToast }: ToastTransitionProps) {
  const begin = useEffectEvent(playToast)
  const end = useEffectEvent(done)
  useEffect(() => {
    if (isIn) return begin()
    const timer = setTimeout(end, leaveTime)
    return () => clearTimeout(timer)
  }, [isIn])
  return children
}

type PopupProps = ToastContentProps<'success' | 'failure'>

/** Returns an element: the library calls a component as a function, which then cannot have state. */
function renderPopup(props: PopupProps) {
  return <Popup {...props} />
}

/** The texts are specified (section 8). */
function Popup({ closeToast, data: outcome }: PopupProps) {
  const t = useTranslations()
  const card = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Where the focus was before the pop-up had it. */
  const origin = useRef<HTMLElement>(null)
  const closeUnlessHeld = useEffectEvent(() => {
    if (!card.current?.matches(':is(:hover, :focus-within) > *')) closeToast()
  })
  useEffect(() => {
    const bar = card.current?.parentElement?.querySelector('[role=progressbar]')
    // The library names the bar in English.
    bar?.setAttribute('aria-hidden', 'true')
    // The bar's animation, if any, is the timer.
    const timer = bar?.getAnimations().length ? undefined : setInterval(closeUnlessHeld, popupTime)
    // Tab from the send button goes straight to the pop-up, skipping 32 focusable elements.
    const enter = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Tab' || isForBrowser(event) || !(target instanceof HTMLElement)) return
      if (!target.matches('form [type=submit]')) return
      event.preventDefault()
      button.current?.focus()
    }
    addEventListener('keydown', enter)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', enter)
    }
  }, [])
  const leave = (event: ReactKeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'Tab' || altKey || ctrlKey || metaKey || !origin.current) return
    if (shiftKey) event.preventDefault()
    // Then Tab continues from the element that had the focus before.
    origin.current.focus()
  }
  return (
    <div ref={card} className={styles.card} data-outcome={outcome}>
      <span className={styles.sign}>
        <Icon name={outcome === 'success' ? 'check' : 'close'} />
      </span>
      <div>
        <p className={styles.title}>{t(`send.${outcome}.title`)}</p>
        {outcome === 'success' && <p data-text="small">{t('send.success.text')}</p>}
      </div>
      <button
        ref={button}
        type="button"
        className={styles.agree}
        data-touch=""
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement) origin.current = relatedTarget
        }}
        onKeyDown={leave}
        onClick={() => {
          origin.current?.focus({ preventScroll: true })
          closeToast()
        }}
      >
        {t('send.agree')}
      </button>
    </div>
  )
}

import { createRoot } from 'react-dom/client'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { onOutcome } from '#app/lib/message-traffic.ts'
import { Popups, showFailure, showSuccess } from './popups.tsx'

let isOpen = false

/**
 * Opens the one place for pop-ups, beside the page and not in it: a visitor who has gone on to
 * another page while a message was on its way is still told what came of it.
 */
export function openPopups(intl: IntlShape): void {
  if (isOpen) return
  isOpen = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <RawIntlProvider value={intl}>
      <Popups />
    </RawIntlProvider>,
  )
  onOutcome((_, result) => {
    if (result.outcome === 'sent') return showSuccess()
    // For the owner; the visitor reads what to do next in the form.
    console.error(`The message was not sent: ${result.detail}`)
    showFailure()
  })
}

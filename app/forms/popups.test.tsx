import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import type { SendResult } from './forms.ts'
import { Popups, showOutcome } from './popups.tsx'

const renderPopups = () =>
  render(
    <MemoryRouter initialEntries={['/contact-us']}>
      <IntlProvider locale="en" messages={messages}>
        <Popups />
      </IntlProvider>
    </MemoryRouter>,
  )

describe('Popups', () => {
  it.each<[SendResult, string]>([
    [{ outcome: 'sent' }, 'We have received your message'],
    [{ outcome: 'failed', detail: 'for the test' }, 'Send failed'],
  ])('tell of $outcome, and go once it is agreed to', async (result, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const screen = await renderPopups()
    showOutcome(result)
    const popup = screen.getByRole('alert')
    await expect.element(popup).toHaveTextContent(text)
    await screen.getByRole('button', { name: 'Agree' }).click()
    await expect.element(popup).not.toBeInTheDocument()
  })
})

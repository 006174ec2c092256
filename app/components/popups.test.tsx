import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { Popups, showFailure, showSuccess } from './popups.tsx'

const renderPopups = () =>
  render(
    <MemoryRouter initialEntries={['/contact-us']}>
      <IntlProvider locale="en" messages={messages}>
        <Popups />
      </IntlProvider>
    </MemoryRouter>,
  )

describe('Popups', () => {
  it.each([
    ['success', showSuccess, 'We have received your message'],
    ['failure', showFailure, 'Send failed'],
  ])('tell of a %s, and go once it is agreed to', async (_, show, text) => {
    const screen = await renderPopups()
    show()
    const popup = screen.getByRole('alert')
    await expect.element(popup).toHaveTextContent(text)
    await screen.getByRole('button', { name: 'Agree' }).click()
    await expect.element(popup).not.toBeInTheDocument()
  })
})

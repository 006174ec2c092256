import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '#app/i18n/messages/en.ts'
import { Button, ButtonLink } from './button.tsx'

const words = { send: 'Send message', sending: 'Sending', more: 'More' }
const sender = (isBusy: boolean, onClick?: () => void) => (
  <Button isBusy={isBusy} busyLabel={words.sending} {...(onClick && { onClick })}>
    {words.send}
  </Button>
)

describe('Button', () => {
  it('keeps its width while it is busy', async () => {
    const screen = await render(sender(false))
    const idle = screen.getByRole('button', { name: words.send }).element().getBoundingClientRect()
    await screen.rerender(sender(true))
    const busy = screen.getByRole('button').element()
    expect(busy.getBoundingClientRect().width).toBe(idle.width)
  })

  it('keeps its name and the focus when it becomes busy', async () => {
    const screen = await render(sender(false))
    const button = screen.getByRole('button')
    await button.click()
    await screen.rerender(sender(true))
    await expect.element(button).toHaveAccessibleName(words.send)
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('moves only while it is busy', async () => {
    const screen = await render(sender(false))
    const button = screen.getByRole('button').element()
    expect(button.getAnimations({ subtree: true })).toHaveLength(0)
    await screen.rerender(sender(true))
    expect(button.getAnimations({ subtree: true })).toHaveLength(3)
  })

  it('does nothing while it is busy', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy busyLabel={words.sending} onClick={onClick}>
          {words.send}
        </Button>
      </form>,
    )
    await screen.getByRole('button').click({ force: true })
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('ButtonLink', () => {
  const renderLink = (link: React.ReactNode) =>
    render(
      <MemoryRouter>
        <IntlProvider locale="en" messages={messages}>
          {link}
        </IntlProvider>
      </MemoryRouter>,
    )

  it('opens another site in a new tab and says so', async () => {
    const screen = await renderLink(
      <ButtonLink href="https://minwal.example">{words.more}</ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'More (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('target', '_blank')
  })
})

import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink } from './button.tsx'
import { renderAt } from './render.fixture.tsx'

const words = { send: 'Send message', sending: 'Sending', more: 'More' }
const sender = (isBusy: boolean) => (
  <Button isBusy={isBusy} busyLabel={words.sending}>
    {words.send}
  </Button>
)

describe('Button', () => {
  it('keeps its width, its name and the focus when it becomes busy, and moves only then', async () => {
    const screen = await render(sender(false))
    const button = screen.getByRole('button')
    const width = () => button.element().getBoundingClientRect().width
    const movingParts = () => button.element().getAnimations({ subtree: true })
    await button.click()
    const idle = width()
    expect(movingParts()).toHaveLength(0)
    await screen.rerender(sender(true))
    expect(width()).toBe(idle)
    expect(movingParts()).toHaveLength(3)
    await expect.element(button).toHaveAccessibleName(words.send)
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
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

it('a link to another site opens a new tab and says so', async () => {
  const element = <ButtonLink href="https://minwal.example">{words.more}</ButtonLink>
  const { screen } = await renderAt('/home', element)
  const link = screen.getByRole('link', { name: 'More (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
})

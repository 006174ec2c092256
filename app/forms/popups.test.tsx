import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderAt } from '#app/components/render.fixture.tsx'
import { Popups, showOutcome } from './popups.tsx'

async function renderPopups() {
  const { screen } = await renderAt('/contact-us', <Popups />)
  return screen
}

it.each([
  ['by themselves', () => {}],
  [
    'once agreed to',
    () => {
      const agree = document.querySelector<HTMLElement>('[role=alert] button')
      agree?.click()
    },
  ],
])('go %s where the visitor has switched animations off', async (_, act) => {
  switchAnimationsOff()
  // Some browsers begin with the pointer in the corner, where it would hold the pop-up.
  await userEvent.hover(document.body, { position: { x: 200, y: 500 }, force: true })
  const screen = await renderPopups()
  showOutcome({ outcome: 'sent' }, 'contact')
  const popup = screen.getByRole('alert')
  await expect.element(popup).toBeVisible()
  act()
  await expect.element(popup, { timeout: 10_000 }).not.toBeInTheDocument()
})

it('stay while they are focused, without animations as well', async () => {
  switchAnimationsOff()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await renderPopups()
  showOutcome({ outcome: 'sent' }, 'contact')
  const popup = screen.getByRole('alert')
  const agree = screen.getByRole('button', { name: 'Agree' })
  await expect.element(agree).toBeVisible()
  agree.element().focus()
  vi.advanceTimersByTime(2000)
  await expect.element(popup).toBeVisible()
  agree.element().blur()
  vi.advanceTimersByTime(2000)
  await expect.element(popup).not.toBeInTheDocument()
})

it('are silent where the form itself speaks, one stop from its button, and give the focus back', async () => {
  const screen = await render(
    <form data-form="contact" onSubmit={(event) => event.preventDefault()}>
      <button type="submit">{'Send'}</button>
      <a href="#next">{'Next'}</a>
    </form>,
  )
  const popups = await renderPopups()
  const send = screen.getByRole('button', { name: 'Send' })
  send.element().focus()
  showOutcome({ outcome: 'sent' }, 'contact')
  const agree = popups.getByRole('button', { name: 'Agree' })
  await expect.element(agree).toBeVisible()
  await expect.element(popups.getByRole('alert')).not.toBeInTheDocument()
  const speaking = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]'
  expect(agree.element().closest(speaking)).toBeNull()
  await userEvent.keyboard('{Control>}{Tab}{/Control}')
  await expect.element(send).toHaveFocus()
  await userEvent.tab()
  await expect.element(agree).toHaveFocus()
  await userEvent.keyboard('{Control>}{Tab}{/Control}')
  await expect.element(agree).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveFocus()
  send.element().focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(agree).not.toBeInTheDocument()
  await expect.element(send).toHaveFocus()
})

it('wait until a dialog that covers them has closed, and speak, as the form could not', async () => {
  const screen = await render(
    <>
      <form data-form="contact" />
      <dialog />
      <dialog />
    </>,
  )
  const popups = await renderPopups()
  const [first, second] = screen.container.querySelectorAll('dialog')
  first?.showModal()
  showOutcome({ outcome: 'sent' }, 'contact')
  const card = popups.getByText('We have received your message')
  await nextFrame()
  await expect.element(card).not.toBeInTheDocument()
  first?.close()
  second?.showModal()
  await nextFrame()
  await expect.element(card).not.toBeInTheDocument()
  second?.close()
  await expect.element(popups.getByRole('alert')).toHaveTextContent('We have received')
})

// Last: the pointer comes to rest where the next pop-up would be, and holds it.
it('tell of a failure, and the console its cause, and go once it is agreed to', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await renderPopups()
  showOutcome({ outcome: 'failed', detail: 'for the test' }, 'contact')
  const popup = screen.getByRole('alert')
  await expect.element(popup).toHaveTextContent('Send failed')
  expect(log).toHaveBeenCalledExactlyOnceWith('The message was not sent: for the test')
  await screen.getByRole('button', { name: 'Agree' }).click()
  await expect.element(popup).not.toBeInTheDocument()
})

/** By then, a pop-up that does not wait is there. */
async function nextFrame() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** As a visitor's own style sheet does. */
function switchAnimationsOff() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = []
  })
}

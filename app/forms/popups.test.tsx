import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderAt } from '#app/components/render.fixture.tsx'
import { Popups, showOutcome } from './popups.tsx'

async function renderPopups() {
  const { screen } = await renderAt('/contact-us', <Popups />)
  return screen
}

it('stay while they are focused and then go, without animations as well', async () => {
  // As a visitor's own style sheet does.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = []
  })
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
    </>,
  )
  const popups = await renderPopups()
  const dialog = screen.container.querySelector('dialog')
  dialog?.showModal()
  showOutcome({ outcome: 'sent' }, 'contact')
  // By then, a pop-up that does not wait is there.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  await expect.element(popups.getByText('We have received')).not.toBeInTheDocument()
  dialog?.close()
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

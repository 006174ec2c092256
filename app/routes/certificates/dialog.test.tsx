import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import '#app/styles/global.css'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()
const words = { title: 'ISO 27001', open: 'Show the certificate', inside: 'A link inside' }

function Certificate() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {words.open}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={words.title}>
        <a href="#inside">{words.inside}</a>
      </Dialog>
    </>
  )
}

async function renderOpen() {
  onClose.mockClear()
  const { screen } = await renderAt('/certificates', <Certificate />)
  await screen.getByRole('button', { name: words.open }).click()
  const dialog = screen.getByRole('dialog', { name: words.title })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(document.querySelector('dialog button') as Element)],
  [
    'a click beside the sheet',
    () =>
      userEvent.click(document.querySelector('dialog') as Element, { position: { x: 3, y: 3 } }),
  ],
])('closes on %s, says so once and gives the focus back', async (_, close) => {
  const { screen, dialog } = await renderOpen()
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: words.open })).toHaveFocus()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open where a press only ends beside the sheet', async () => {
  const { screen, dialog } = await renderOpen()
  const title = screen.getByRole('heading', { name: words.title })
  await title.dropTo(dialog, { targetPosition: { x: 3, y: 3 } })
  await expect.element(dialog).toBeVisible()
  expect(String(getSelection())).not.toBe('')
})

it('stays open where a double click has opened it, of which the second one is beside the sheet', async () => {
  onClose.mockClear()
  const { screen } = await renderAt('/certificates', <Certificate />)
  const opener = screen.getByRole('button', { name: words.open })
  await opener.dblClick({ position: { x: 3, y: 3 } })
  await expect.element(screen.getByRole('dialog', { name: words.title })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('is modal, has the focus, stays open on a click inside it, and opens again after it has closed', async () => {
  const { screen, dialog } = await renderOpen()
  await expect.element(dialog).toHaveFocus()
  expect(dialog.element().matches(':modal')).toBe(true)
  await screen.getByRole('link', { name: words.inside }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: words.open }).click()
  await expect.element(dialog).toBeVisible()
})

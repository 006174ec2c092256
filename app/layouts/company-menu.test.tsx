import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePaths as pageNames } from '#app/i18n/paths.ts'
import { CompanyMenu } from './company-menu.tsx'

async function renderMenu() {
  const { screen } = await renderAt(
    '/home',
    <>
      <button type="button">{'before'}</button>
      <CompanyMenu pageNames={pageNames} />
    </>,
  )
  const before = screen.getByRole('button', { name: 'before' })
  const button = screen.getByRole('button', { name: 'Company' })
  return { before, button, link: screen.getByRole('link', { name: pageNames.milestone }) }
}

it('leads back to its button as well where the mouse has opened it', async () => {
  const { button, link } = await renderMenu()
  await button.hover()
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('opens under a mouse; a click keeps it, a second closes it', async () => {
  const { button, link } = await renderMenu()
  await button.hover()
  await expect.element(link).toBeVisible()
  await button.click()
  await expect.element(link).toBeVisible()
  await button.click()
  await expect.element(link).not.toBeInTheDocument()
})

it('closes when the mouse has left, not on its way to a link', async () => {
  const { before, button, link } = await renderMenu()
  await button.hover()
  await link.hover()
  await expect.element(link).toBeVisible()
  await before.hover()
  await expect.element(link).not.toBeInTheDocument()
})

it('stays open under a finger, also after a mouse has opened it', async () => {
  const { before, button, link } = await renderMenu()
  await button.hover()
  await expect.element(link).toBeVisible()
  await before.hover()
  await expect.element(link).not.toBeInTheDocument()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  tap(button.element())
  await expect.element(link).toBeVisible()
  vi.runAllTimers()
  await expect.element(link).toBeVisible()
})

/** A finger's events in the order of browsers: it has left before the click. */
function tap(element: Element) {
  for (const type of ['pointerover', 'pointerout']) {
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  }
  element.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
}

import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { pagePaths as pageNames } from '#app/i18n/paths.ts'
import { MenuButton, MobileMenu } from './mobile-menu.tsx'

async function renderMenu() {
  await page.viewport(390, 844)
  const { screen } = await renderAt(
    '/home',
    <>
      <MenuButton />
      <a href="#behind">{'behind'}</a>
      <MobileMenu
        name="Minwal"
        pageNames={pageNames}
        phone="+966 11 000 0000"
        whatsapp="+966 50 000 0000"
      />
    </>,
  )
  return {
    opener: screen.getByRole('button', { name: 'Menu', exact: true }),
    dialog: screen.getByRole('dialog', { name: 'Menu' }),
    closer: screen.getByRole('button', { name: 'Close menu' }),
    row: (name: string) => screen.getByRole('dialog').getByRole('link', { name, exact: true }),
  }
}

it('opens as a dialog with the focus inside, and takes the page behind away', async () => {
  const { opener, dialog, closer, row } = await renderMenu()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  await expect.element(closer).toHaveFocus()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await expect.element(row('+966 11 000 0000')).toHaveAttribute('href', 'tel:+966110000000')
  const chat = row('WhatsApp (opens in a new tab)')
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/966500000000')
})

it('closes on a click beside it, also where the browser does not know `closedby`', async () => {
  const { opener, dialog, closer } = await renderMenu()
  await page.viewport(900, 844)
  await opener.click()
  await expect.element(closer).toHaveFocus()
  const menu = dialog.element()
  menu.removeAttribute('closedby')
  const { left, bottom } = menu.getBoundingClientRect()
  const press = (from: number, to = from) => {
    const at = (clientX: number) => ({ bubbles: true, clientX, clientY: bottom - 5 })
    menu.dispatchEvent(new PointerEvent('pointerdown', at(from)))
    menu.dispatchEvent(new MouseEvent('click', at(to)))
  }
  press(left + 5)
  press(left + 5, left - 5)
  await expect.element(dialog).toBeVisible()
  press(left - 5)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('closes on a link that leads on, not on one that the browser opens elsewhere', async () => {
  const { opener, dialog, row } = await renderMenu()
  await opener.click()
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  await row(pageNames.services).click({ modifiers: ['ControlOrMeta'] })
  await expect.element(dialog).toBeVisible()
  await row(pageNames.services).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it.each([
  ['the reader goes back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ['the window grows wide enough for the header’s entries', () => page.viewport(1200, 844)],
])('closes when %s', async (_, act) => {
  const { opener, dialog } = await renderMenu()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await act()
  await expect.element(dialog).not.toBeInTheDocument()
})

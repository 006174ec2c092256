import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CompanyMenu } from './company-menu.tsx'
import { pageNames, renderFrame } from './frame.fixture.tsx'

async function renderMenu(path = '/home') {
  const { screen, router } = await renderFrame(
    <>
      <button type="button">{'before'}</button>
      <CompanyMenu pageNames={pageNames} />
      <button type="button">{'after'}</button>
    </>,
    path,
  )
  const button = screen.getByRole('button', { name: 'Company' })
  const link = screen.getByRole('link', { name: pageNames.milestone })
  const after = screen.getByRole('button', { name: 'after' })
  const before = screen.getByRole('button', { name: 'before' })
  return { before, button, link, after, router }
}

describe('the Company menu', () => {
  it('is closed at first', async () => {
    const { link } = await renderMenu()
    await expect.element(link).not.toBeInTheDocument()
  })

  it.each(['{Enter}', ' '])('opens and closes with the key %j', async (key) => {
    const { button, link } = await renderMenu()
    button.element().focus()
    await userEvent.keyboard(key)
    await expect.element(link).toBeVisible()
    await userEvent.keyboard(key)
    await expect.element(link).not.toBeInTheDocument()
  })

  it('leads from the button into its links, and Escape leads back', async () => {
    const { button, link } = await renderMenu()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('leads back to its button as well where the mouse has opened it', async () => {
    const { button, link } = await renderMenu()
    await button.hover()
    await expect.element(link).toBeVisible()
    ;(link.element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('closes when the focus moves on', async () => {
    const { button, link, after } = await renderMenu()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link).toBeVisible()
    for (let step = 0; step < 5; step += 1) await userEvent.tab()
    await expect.element(after).toHaveFocus()
    await expect.element(link).not.toBeInTheDocument()
  })

  it('closes on a press elsewhere', async () => {
    const { before, button, link } = await renderMenu()
    await button.click()
    await expect.element(link).toBeVisible()
    await before.click()
    await expect.element(link).not.toBeInTheDocument()
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

  it('closes after a link is followed', async () => {
    const { button, link, router } = await renderMenu()
    await button.click()
    await link.click()
    await expect.element(link).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe(pageNames.milestone)
  })

  it.each([
    ['/certificates', 'true'],
    ['/ar/milestone/', 'true'],
    ['/services', null],
  ])('on %s is marked: %s', async (path, mark) => {
    const { button } = await renderMenu(path)
    await expect.element(button).toBeVisible()
    expect(button.element().getAttribute('aria-current')).toBe(mark)
  })
})

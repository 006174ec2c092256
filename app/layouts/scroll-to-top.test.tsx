import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#app/components/render.fixture.tsx'
import { ScrollToTop, topId } from './scroll-to-top.tsx'

/** Four screens of a page: text enough to scroll past the first, then a footer as high as one. */
async function renderPage() {
  await page.viewport(1024, 800)
  const { screen } = await renderAt(
    '/home',
    <>
      <a id={topId} href="#main">
        {'start'}
      </a>
      <ScrollToTop />
      {[1, 2, 3].map((part) => (
        <Screenful key={part} />
      ))}
      <footer>
        <Screenful />
      </footer>
    </>,
  )
  scrollTo({ top: 0, behavior: 'instant' })
  return {
    link: screen.getByRole('link', { name: 'Back to top' }),
    start: screen.getByText('start'),
  }
}

function Screenful() {
  return <svg width="100%" height={innerHeight} aria-hidden="true" />
}

function scrollToScreen(screens: number) {
  scrollTo({ top: screens * innerHeight, behavior: 'instant' })
}

it('is there between the first screen and the footer only', async () => {
  const { link } = await renderPage()
  await expect.element(link).not.toBeInTheDocument()
  scrollToScreen(1.5)
  await expect.element(link).toBeVisible()
  scrollToScreen(2.5)
  await expect.element(link).not.toBeInTheDocument()
  scrollToScreen(1.5)
  await expect.element(link).toBeVisible()
  scrollToScreen(0)
  await expect.element(link).not.toBeInTheDocument()
})

it('is large enough for a finger, leads to the top and puts the focus where the page starts', async () => {
  const { link, start } = await renderPage()
  scrollToScreen(1.5)
  await expect.element(link).toBeVisible()
  const { width, height } = link.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect.element(start).toHaveFocus()
  await expect.poll(() => scrollY).toBe(0)
})

it('is the browser’s with a modifier', async () => {
  const { link, start } = await renderPage()
  scrollToScreen(1.5)
  const isPrevented = vi.fn()
  const onClick = (event: Event) => {
    isPrevented(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', onClick, { once: true })
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(isPrevented).toHaveBeenCalledWith(false)
  await expect.element(start).not.toHaveFocus()
})

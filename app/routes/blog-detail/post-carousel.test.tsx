import '#app/styles/global.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preferReducedMotion, renderAt } from '#app/components/render.fixture.tsx'
import { blogPath } from '#app/i18n/paths.ts'
import { PostCarousel } from './post-carousel.tsx'

const posts = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  subject: 'Data',
  date: { iso: '2025-05-12', label: '12 May 2025' },
  title: `Post ${index + 1}`,
  recap: 'What it is about.',
  href: `/blogs/post-${index + 1}`,
  picture: {
    ...{ width: 1280, height: 800, alt: '', placeholder: 'data:,', sources: [] },
    src: 'data:,',
  },
}))
const titles = posts.map(({ title }) => title)
const labels = {
  en: { previous: 'Previous posts', next: 'Next posts' },
  ar: { previous: 'المقالات السابقة', next: 'المقالات التالية' },
}

// Every step is immediate.
beforeEach(() => preferReducedMotion())
afterEach(() => void vi.restoreAllMocks())

async function renderCarousel({
  locale = 'en' as keyof typeof labels,
  inlineSize = 1440,
  count = posts.length,
} = {}) {
  await page.viewport(inlineSize, 900)
  const carousel = <PostCarousel heading="You may also read" posts={posts.slice(0, count)} />
  const { screen, router } = await renderAt(blogPath(locale, 'first-blog'), carousel)
  const next = screen.getByRole('button', { name: labels[locale].next })
  const previous = screen.getByRole('button', { name: labels[locale].previous })
  if (count > 3) await expect.element(next).toBeVisible()
  const view = screen.getByRole('list').element().parentElement
  /** The titles of the cards that are in view as a whole. */
  const seen = () => {
    const room = view?.getBoundingClientRect()
    if (!room) return []
    return screen
      .getByRole('listitem')
      .elements()
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left > room.left - 1 && right < room.right + 1
      })
      .map((item) => item.querySelector('h3')?.textContent)
  }
  return { screen, next, previous, seen, router }
}

describe('PostCarousel', () => {
  it.each([
    [1440, 3],
    [600, 3],
    [599, 2],
    [480, 2],
    [479, 1],
    [320, 1],
  ])('at %i px shows %i posts at once', async (inlineSize, count) => {
    const { seen } = await renderCarousel({ inlineSize })
    expect(seen()).toEqual(titles.slice(0, count))
  })

  it.each(['en', 'ar'] as const)(
    'goes on and back by its buttons, to the ends, in %s',
    async (locale) => {
      const { screen, next, previous, seen } = await renderCarousel({ locale })
      const lefts = screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.getBoundingClientRect().left)
      expect(lefts).toEqual(lefts.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
      expect(screen.getByRole('status').element()).toBeEmptyDOMElement()
      await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
      await next.click()
      await expect.poll(seen).toEqual(titles.slice(3, 6))
      await expect.element(screen.getByRole('status')).toHaveTextContent('2')
      await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
      await next.click()
      await expect.poll(seen).toEqual(titles.slice(5, 8))
      await expect.element(next).toHaveAttribute('aria-disabled', 'true')
      // Not waiting for it to be enabled, as it is told to be disabled.
      await next.click({ force: true })
      expect(seen()).toEqual(titles.slice(5, 8))
      await previous.click()
      await expect.poll(seen).toEqual(titles.slice(3, 6))
      await previous.click()
      await expect.poll(seen).toEqual(titles.slice(0, 3))
      await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    },
  )

  it('has no buttons where all posts are in view', async () => {
    const { screen, next } = await renderCarousel({ count: 3 })
    const view = () => screen.getByRole('list').element().parentElement
    await expect.poll(() => view()?.dataset.ready).toBe('')
    await expect.element(next).not.toBeInTheDocument()
  })

  it('brings a card that the keyboard reaches into view, and moves for no other', async () => {
    const { screen, seen, next } = await renderCarousel()
    await next.click()
    await next.click()
    await expect.poll(seen).toEqual(titles.slice(5, 8))
    const link = (title: string) =>
      screen.getByRole('link', { name: title }).element() as HTMLElement
    link('Post 6').focus()
    expect(seen()).toEqual(titles.slice(5, 8))
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(link('Post 5'))
    await expect.poll(seen).toContain('Post 5')
    // A busy device, or a screen reader's list of links: long after the key.
    link('Post 1').focus()
    await expect.poll(seen).toContain('Post 1')
  })

  it.each([
    ['en', 'within the moment of a step'],
    ['ar', 'while the row moves'],
  ] as const)('in %s brings it into view %s', async (locale, moment) => {
    if (moment === 'while the row moves') vi.restoreAllMocks()
    const { screen, seen, next } = await renderCarousel({ locale })
    const link = (title: string) =>
      screen.getByRole('link', { name: title }).element() as HTMLElement
    await userEvent.tab()
    const press = () => (next.element() as HTMLElement).click()
    press()
    link('Post 4').focus()
    await expect.poll(seen).toEqual(titles.slice(3, 6))
    press()
    link('Post 5').focus()
    await expect.poll(seen).toEqual(titles.slice(3, 6))
    press()
    link('Post 6').focus()
    await expect.poll(seen).toEqual(titles.slice(5, 8))
  })

  it('keeps the focus on a button at the end of the row', async () => {
    const { next, seen } = await renderCarousel()
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(seen).toEqual(titles.slice(5, 8))
    expect(document.activeElement).toBe(next.element())
  })

  it('leads to a post from anywhere on its card', async () => {
    const { screen, router } = await renderCarousel()
    await screen.getByText('What it is about.').nth(1).click({ force: true })
    await expect.poll(() => router.state.location.pathname).toBe('/blogs/post-2')
  })
})

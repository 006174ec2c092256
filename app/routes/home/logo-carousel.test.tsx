import '#app/styles/global.css'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preferReducedMotion, renderAt } from '#app/components/render.fixture.tsx'
import { pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { LogoCarousel } from './logo-carousel.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const logos = names.map((name) => ({ key: name, name, logo: 'M2 2H30V30H2Z' }))

afterEach(() => void vi.restoreAllMocks())

async function renderCarousel({
  locale = 'en' as Locale,
  inlineSize = 1440,
  entries = logos,
} = {}) {
  await page.viewport(inlineSize, 700)
  const carousel = <LogoCarousel caption="Our clients" entries={entries} />
  const { screen } = await renderAt(pagePath(locale, 'home'), carousel)
  const button = screen.getByRole('button')
  await expect.element(button).toBeVisible()
  // Wherever the test before has left the pointer.
  await screen.getByText('Our clients').hover()
  const region = screen.getByRole('region', { name: 'Our clients' }).element()
  const track = region.querySelector('ul')
  const view = track?.parentElement
  if (!track || !view) throw new Error('no strip')
  const slides = () => [...track.children].map((slide) => slide.getBoundingClientRect())
  const width = slides()[0]?.width ?? 0
  /** How far the strip has moved, in slides along the reading direction. */
  const place = () => {
    const { m41 } = new DOMMatrix(getComputedStyle(track).transform)
    return (locale === 'ar' ? m41 : 0 - m41) / width
  }
  const animation = () => track.getAnimations()[0]
  /** Lets this many milliseconds pass for the strip, if it moves. */
  const pass = (milliseconds: number) => {
    const running = animation()
    if (running?.playState !== 'running') return
    running.currentTime = Number(running.currentTime) + milliseconds
  }
  return { screen, button, view, slides, place, animation, pass }
}

type Rendered = Awaited<ReturnType<typeof renderCarousel>>

function expectMotion({ animation }: Rendered, state: 'running' | 'paused') {
  return expect.poll(() => animation()?.playState).toBe(state)
}

/** Expects that time leaves the strip where it is, and returns where. */
async function expectHeld(strip: Rendered) {
  await expectMotion(strip, 'paused')
  // The last frame before the pause may still be on its way.
  await strip.animation()?.ready
  const held = strip.place()
  strip.pass(10_000)
  expect(strip.place()).toBe(held)
  return held
}

it.each([
  [1440, 6],
  [1024, 6],
  [1023, 2],
  [600, 2],
  [599, 1],
  [320, 1],
])('at %i px shows %i logos at once', async (inlineSize, count) => {
  preferReducedMotion()
  const { view, slides } = await renderCarousel({ inlineSize })
  const room = view.getBoundingClientRect()
  const seen = slides().filter(({ left, right }) => left < room.right - 1 && right > room.left + 1)
  expect(seen).toHaveLength(count)
  expect(seen.every(({ left, right }) => left > room.left - 1 && right < room.right + 1)).toBe(true)
})

it.each([320, 600, 1024, 1440])(
  'keeps names of several words apart at %i px',
  async (inlineSize) => {
    preferReducedMotion()
    const entries = logos.map((logo) => ({ ...logo, name: 'Microsoft Power BI' }))
    const { screen, slides } = await renderCarousel({ inlineSize, entries })
    const shown = screen.getByRole('listitem').elements()
    for (const [index, { right }] of slides().slice(0, 6).entries())
      expect(shown[index]?.firstElementChild?.getBoundingClientRect().right).toBeLessThan(right + 1)
  },
)

it.each(['en', 'ar'] as const)(
  'takes one slide in 2000 ms, then the next, in %s',
  async (locale) => {
    const strip = await renderCarousel({ locale })
    await expectMotion(strip, 'running')
    const animation = strip.animation()
    animation?.pause()
    const times = [0, 500, 1000, 2000, 4000, 4500, 5000, 6000, 11_999, 12_000]
    const places = [0, 0.15, 0.5, 1, 2, 2.15, 2.5, 3, 6, 0]
    for (const [index, time] of times.entries()) {
      if (animation) animation.currentTime = time
      expect(strip.place()).toBeCloseTo(places[index] ?? Number.NaN, 1)
    }
  },
)

it.each([6, 4, 1])('never leaves a gap, all the way round, with %i logos', async (count) => {
  const strip = await renderCarousel({ entries: logos.slice(0, count) })
  const read = strip.screen.getByRole('listitem').elements()
  expect(read.map((item) => item.textContent)).toEqual(names.slice(0, count))
  await expectMotion(strip, 'running')
  const room = strip.view.getBoundingClientRect()
  for (let time = 0; time < 28_000; time += 370) {
    strip.pass(370)
    const covered = strip
      .slides()
      .map(({ left, right }) => Math.min(right, room.right) - Math.max(left, room.left))
      .filter((part) => part > 0)
      .reduce((sum, part) => sum + part, 0)
    expect(Math.abs(covered - room.width)).toBeLessThan(3)
  }
})

it('pauses by its button, and goes on from there', async () => {
  const strip = await renderCarousel({ locale: 'ar' })
  const { button, place } = strip
  await expectMotion(strip, 'running')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toHaveAccessibleName('إيقاف حركة الشعارات')
  const paused = await expectHeld(strip)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expectMotion(strip, 'running')
  strip.pass(100)
  expect(place()).toBeGreaterThan(paused)
})

it('is held while the pointer is over the logos', async () => {
  const strip = await renderCarousel()
  await expectMotion(strip, 'running')
  await userEvent.hover(strip.view)
  await expectHeld(strip)
  await expect.element(strip.button).toHaveAttribute('aria-pressed', 'false')
  await strip.screen.getByText('Our clients').hover()
  await expectMotion(strip, 'running')
})

it('is held while the keyboard is on its button, until that is pressed for it to play', async () => {
  const strip = await renderCarousel()
  await expectMotion(strip, 'running')
  await userEvent.tab()
  expect(document.activeElement).toBe(strip.button.element())
  await expectHeld(strip)
  await userEvent.keyboard('{Enter}')
  await expect.element(strip.button).toHaveAttribute('aria-pressed', 'true')
  await expectHeld(strip)
  await userEvent.keyboard(' ')
  await expect.element(strip.button).toHaveAttribute('aria-pressed', 'false')
  await expectMotion(strip, 'running')
  expect(document.activeElement).toBe(strip.button.element())
})

it('rests after eight rounds, until the visitor’s next input', async () => {
  const strip = await renderCarousel()
  await expectMotion(strip, 'running')
  expect(strip.animation()?.effect?.getComputedTiming().activeDuration).toBe(96_000)
  strip.animation()?.finish()
  await expect.element(strip.view).not.toHaveAttribute('data-motion')
  await userEvent.keyboard('a')
  await expectMotion(strip, 'running')
  await expect.element(strip.button).toHaveAttribute('aria-pressed', 'false')
})

it('does not start where motion is unwanted, until play is pressed', async () => {
  preferReducedMotion()
  const strip = await renderCarousel()
  await expect.element(strip.button).toHaveAttribute('aria-pressed', 'true')
  expect(await expectHeld(strip)).toBe(0)
  await strip.button.click()
  await expectMotion(strip, 'running')
})

import '#app/styles/global.css'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { locales } from '#app/i18n/locales.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import type { Locale } from '#content/types.ts'
import { LogoCarousel } from './logo-carousel.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const logos = names.map((name) => ({ key: name, name, logo: 'M2 2H30V30H2Z' }))
const messages = { en, ar }
const labels = { en: 'Pause the logos', ar: 'إيقاف حركة الشعارات' }

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

async function renderCarousel({ locale = 'en' as Locale, inlineSize = 1440 } = {}) {
  await page.viewport(inlineSize, 700)
  document.documentElement.dir = locales[locale].dir
  const carousel = (
    <IntlProvider locale={locale} messages={messages[locale]}>
      <LogoCarousel caption="Our clients" logos={logos} />
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: carousel }], {
    initialEntries: [`${locales[locale].prefix}/home`],
  })
  const screen = await render(<RouterProvider router={router} />)
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

describe('LogoCarousel', () => {
  it.each([
    [1440, 6],
    [1024, 6],
    [1023, 2],
    [600, 2],
    [599, 1],
    [320, 1],
  ])('at %i px shows %i logos at once', async (inlineSize, count) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(calm)
    const { view, slides } = await renderCarousel({ inlineSize })
    const room = view.getBoundingClientRect()
    const seen = slides().filter(
      ({ left, right }) => left < room.right - 1 && right > room.left + 1,
    )
    expect(seen).toHaveLength(count)
    expect(seen.every(({ left, right }) => left > room.left - 1 && right < room.right + 1)).toBe(
      true,
    )
  })

  it('repeats the set to close the loop, and reads it out once', async () => {
    const { screen, slides } = await renderCarousel()
    expect(slides()).toHaveLength(12)
    const items = screen.getByRole('listitem').elements()
    expect(items.map((item) => item.textContent)).toEqual(names)
  })

  it.each(['en', 'ar'] as const)(
    'takes one slide in 2000 ms, then the next, in %s',
    async (locale) => {
      const strip = await renderCarousel({ locale })
      await expectMotion(strip, 'running')
      const animation = strip.animation()
      animation?.pause()
      for (const [time, place] of [
        [0, 0],
        [500, 0.15],
        [1000, 0.5],
        [2000, 1],
        [4000, 2],
        [4500, 2.15],
        [5000, 2.5],
        [6000, 3],
        [11_999, 6],
        [12_000, 0],
      ] as const) {
        if (animation) animation.currentTime = time
        expect(strip.place()).toBeCloseTo(place, 1)
      }
    },
  )

  it('never leaves a gap, all the way round', async () => {
    const strip = await renderCarousel()
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

  it.each(['en', 'ar'] as const)(
    'pauses by its button, and goes on from there, in %s',
    async (locale) => {
      const strip = await renderCarousel({ locale })
      const { button, place } = strip
      await expectMotion(strip, 'running')
      await expect.element(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()
      await expect.element(button).toHaveAttribute('aria-pressed', 'true')
      await expect.element(button).toHaveAccessibleName(labels[locale])
      const paused = await expectHeld(strip)
      await button.click()
      await expect.element(button).toHaveAttribute('aria-pressed', 'false')
      await expectMotion(strip, 'running')
      strip.pass(100)
      expect(place()).toBeGreaterThan(paused)
    },
  )

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
    vi.spyOn(window, 'matchMedia').mockImplementation(calm)
    const strip = await renderCarousel()
    await expect.element(strip.button).toHaveAttribute('aria-pressed', 'true')
    expect(await expectHeld(strip)).toBe(0)
    await strip.button.click()
    await expectMotion(strip, 'running')
  })
})

const realMatchMedia = window.matchMedia.bind(window)

/** A system that wants no motion. */
function calm(query: string): MediaQueryList {
  return realMatchMedia(query.includes('prefers-reduced-motion') ? 'all' : query)
}

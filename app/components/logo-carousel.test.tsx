import '#app/styles/global.css'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { locales } from '#app/i18n/locales.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import type { Locale } from '#content/types.ts'
import { LogoCarousel } from './logo-carousel.tsx'
import { setsToLoop } from './logo-strip.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const logos = names.map((name) => ({ key: name, name, logo: 'M2 2H30V30H2Z' }))
const messages = { en, ar }
const labels = {
  en: { pause: 'Pause the logos', play: 'Play the logos' },
  ar: { pause: 'إيقاف حركة الشعارات', play: 'تشغيل حركة الشعارات' },
}

// Frames come when a test says so; all else runs in real time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})

afterEach(() => {
  vi.useRealTimers()
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
  /** How far the strip has come, in slides along the reading direction. */
  const place = () => {
    const { m41 } = new DOMMatrix(getComputedStyle(track).transform)
    return (locale === 'ar' ? m41 : 0 - m41) / width
  }
  return { screen, button, view, slides, place }
}

type Rendered = Awaited<ReturnType<typeof renderCarousel>>

/** Waits until the strip has begun to move, which is a matter of observers. */
async function moving({ place }: Rendered) {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(50)
      return place()
    })
    .toBeGreaterThan(0)
}

/** Waits until the strip has been told to stand, and returns where. */
async function standing({ place }: Rendered) {
  let last = Number.NaN
  await expect
    .poll(() => {
      const before = place()
      vi.advanceTimersByTime(100)
      last = place()
      return last === before
    })
    .toBe(true)
  return last
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

  it('repeats the set until it can loop, and reads it out once', async () => {
    expect(setsToLoop(6)).toBe(2)
    expect(setsToLoop(7)).toBe(1)
    expect(setsToLoop(3)).toBe(3)
    const { screen, slides } = await renderCarousel()
    expect(slides()).toHaveLength(12)
    const items = screen.getByRole('listitem').elements()
    expect(items.map((item) => item.textContent)).toEqual(names)
  })

  it.each(['en', 'ar'] as const)(
    'takes one slide in 2000 ms, then the next, in %s',
    async (locale) => {
      const strip = await renderCarousel({ locale })
      await moving(strip)
      // In the middle of a step, where the strip is fastest, its place tells the time best.
      vi.advanceTimersByTime(1000)
      const elapsed = (Math.acos(1 - 2 * strip.place()) / Math.PI) * 2000
      vi.advanceTimersByTime(2000 - elapsed)
      expect(strip.place()).toBeCloseTo(1, 1)
      vi.advanceTimersByTime(2000)
      expect(strip.place()).toBeCloseTo(2, 1)
      vi.advanceTimersByTime(500)
      expect(strip.place()).toBeCloseTo(2.15, 1)
      vi.advanceTimersByTime(500)
      expect(strip.place()).toBeCloseTo(2.5, 1)
      vi.advanceTimersByTime(1000)
      expect(strip.place()).toBeCloseTo(3, 1)
    },
  )

  it('never leaves a gap, all the way round', async () => {
    const strip = await renderCarousel()
    await moving(strip)
    const room = strip.view.getBoundingClientRect()
    for (let time = 0; time < 28_000; time += 370) {
      vi.advanceTimersByTime(370)
      const covered = strip
        .slides()
        .map(({ left, right }) => Math.min(right, room.right) - Math.max(left, room.left))
        .filter((part) => part > 0)
        .reduce((sum, part) => sum + part, 0)
      expect(Math.abs(covered - room.width)).toBeLessThan(3)
    }
  })

  it.each(['en', 'ar'] as const)(
    'pauses by its button, stays there, and goes on, in %s',
    async (locale) => {
      const strip = await renderCarousel({ locale })
      const { button, place } = strip
      await moving(strip)
      await expect.element(button).toHaveAccessibleName(labels[locale].pause)
      await button.click()
      await expect.element(button).toHaveAccessibleName(labels[locale].play)
      const paused = await standing(strip)
      vi.advanceTimersByTime(10_000)
      expect(place()).toBe(paused)
      await button.click()
      await expect.element(button).toHaveAccessibleName(labels[locale].pause)
      await expect
        .poll(() => {
          vi.advanceTimersByTime(16)
          return place()
        })
        .toBeGreaterThan(paused)
      // Begins anew from rest, where it stood.
      expect(place() - paused).toBeLessThan(0.1)
    },
  )

  it('stands while the pointer is over the logos', async () => {
    const strip = await renderCarousel()
    await moving(strip)
    await userEvent.hover(strip.view)
    const held = await standing(strip)
    vi.advanceTimersByTime(10_000)
    expect(strip.place()).toBe(held)
    await expect.element(strip.button).toHaveAccessibleName(labels.en.pause)
    await strip.screen.getByText('Our clients').hover()
    await moving({ ...strip, place: () => strip.place() - held })
  })

  it('stands while the keyboard is on its button, until that is pressed for it to play', async () => {
    const strip = await renderCarousel()
    await moving(strip)
    await userEvent.tab()
    expect(document.activeElement).toBe(strip.button.element())
    const held = await standing(strip)
    await userEvent.keyboard('{Enter}')
    await expect.element(strip.button).toHaveAccessibleName(labels.en.play)
    await userEvent.keyboard(' ')
    await expect.element(strip.button).toHaveAccessibleName(labels.en.pause)
    await moving({ ...strip, place: () => strip.place() - held })
    expect(document.activeElement).toBe(strip.button.element())
  })

  it('stands in a hidden tab', async () => {
    const strip = await renderCarousel()
    await moving(strip)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    const held = await standing(strip)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await moving({ ...strip, place: () => strip.place() - held })
    expect(strip.place() - held).toBeLessThan(1)
  })

  it('does not start where motion is unwanted; its button then shows logo after logo', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(calm)
    const { button, place } = await renderCarousel()
    await expect.element(button).toHaveAccessibleName(labels.en.play)
    vi.advanceTimersByTime(10_000)
    expect(place()).toBe(0)
    await button.click()
    await expect
      .poll(() => {
        vi.advanceTimersByTime(16)
        return place()
      })
      .toBeCloseTo(1, 1)
    for (let time = 0; time < 1800; time += 100) {
      vi.advanceTimersByTime(100)
      expect(place()).toBeCloseTo(1, 1)
    }
    vi.advanceTimersByTime(200)
    expect(place()).toBeCloseTo(2, 1)
  })

  it('lets a drag have the strip, and goes on from the slide it comes to', async () => {
    const strip = await renderCarousel({ inlineSize: 500 })
    await moving(strip)
    const touch = (type: string, x: number) => {
      const point = new Touch({ identifier: 1, target: strip.view, clientX: x, clientY: 50 })
      const touches = type === 'touchend' ? [] : [point]
      strip.view.dispatchEvent(
        new TouchEvent(type, { touches, changedTouches: [point], bubbles: true, cancelable: true }),
      )
    }
    touch('touchstart', 300)
    const held = strip.place()
    vi.advanceTimersByTime(3000)
    expect(strip.place()).toBeCloseTo(held, 1)
    touch('touchmove', 280)
    touch('touchmove', 0)
    vi.advanceTimersByTime(500)
    expect(strip.place()).toBeGreaterThan(held + 0.4)
    touch('touchend', 0)
    await moving({ ...strip, place: () => strip.place() - Math.ceil(held + 0.5) })
  })
})

const realMatchMedia = window.matchMedia.bind(window)

/** A system that wants no motion. */
function calm(query: string): MediaQueryList {
  return realMatchMedia(query.includes('prefers-reduced-motion') ? 'all' : query)
}

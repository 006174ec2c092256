import type { ElementHandle, Page } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { home } from '#content/home.ts'
import { carouselLogos } from '#content/partners.ts'
import type { Locale } from '#content/types.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { blogPath, pagePath, words } from './site.ts'

test.use({ ...inMotion, hasMap: false })

const names = carouselLogos.map(({ name }) => name)

test('all logos can be reached where the visitor has switched animations off', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pagePath('en', 'home'))
  await hydrated(page)
  const logos = strip(page, 'en').getByRole('listitem')
  await logos.first().scrollIntoViewIfNeeded()
  await expect(logos).toHaveCount(names.length)
  await expect(strip(page, 'en').getByRole('button')).toBeHidden()
  const last = logos.last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

/** In ms, between two samples of the strip. */
const frame = 16

function strip(page: Page, locale: Locale) {
  return page.getByRole('region', { name: home.logosCaption[locale] })
}

function button(page: Page, locale: Locale, name: 'pause' | 'play') {
  // One name: what it does now is whether it is pressed.
  const pressed = name === 'play'
  return strip(page, locale).getByRole('button', { name: words[locale]['logos.pause'], pressed })
}

/** Scrolls to the strip and waits until it is hydrated. */
async function bringIntoView(page: Page, locale: Locale, name: 'pause' | 'play') {
  // Repeated, as a starting page may restore its scroll position.
  await expect(async () => {
    await strip(page, locale).scrollIntoViewIfNeeded()
    await expect(button(page, locale, name)).toBeInViewport({ timeout: 1000 })
  }).toPass()
}

/** Opens the home page with the strip in view and hydrated. Time all but stops for it from then on. */
async function open(page: Page, locale: Locale, name: 'pause' | 'play' = 'pause') {
  await page.goto(pagePath(locale, 'home'))
  await bringIntoView(page, locale, name)
  const pace = await strip(page, locale)
    .getByRole('list')
    .evaluate((track) => {
      const [animation] = track.getAnimations()
      if (!animation) return
      const { playbackRate, timeline } = animation
      // Measures the site's timing, not this machine's. Chromium shows a paused animation with rate 0 at
      // its beginning.
      animation.playbackRate = 1e-4
      return { playbackRate, isOnPageClock: timeline === document.timeline }
    })
  expect(pace).toEqual({ playbackRate: 1, isOnPageClock: true })
}

/**
 * Moves the strip's animation through this time frame by frame, as `page.clock` does for timers; a
 * paused animation stays as it is.
 */
async function watch(page: Page, locale: Locale, milliseconds: number) {
  const track = await strip(page, locale).getByRole('list').elementHandle()
  const samples = await page.evaluate(
    ([list, length, step, sign]) => {
      const [animation] = list.getAnimations()
      const slide = list.firstElementChild?.getBoundingClientRect().width ?? 0
      return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => {
        if (index > 0 && animation?.playState === 'running') {
          animation.currentTime = Number(animation.currentTime) + step
        }
        const { m41 } = new DOMMatrix(getComputedStyle(list).transform)
        return [index * step, (sign * m41) / slide] as const
      })
    },
    [track as ElementHandle<HTMLElement>, milliseconds, frame, signOf(locale)] as const,
  )
  let loops = 0
  return samples.map(([time, place], index) => {
    const before = samples[index - 1]?.[1] ?? place
    // The loop closes by jumping back by all its slides.
    if (place - before < -1) loops += Math.round(before - place)
    return { time, place: place + loops }
  })
}

function signOf(locale: Locale): number {
  return locales[locale].dir === 'rtl' ? 1 : -1
}

type Sample = Awaited<ReturnType<typeof watch>>[number]

/** The total movement. */
function way(samples: readonly Sample[]): number {
  const places = samples.map(({ place }) => place)
  return Math.max(...places) - Math.min(...places)
}

/** Starts by an observer. */
async function moving(page: Page, locale: Locale) {
  await expect.poll(async () => way(await watch(page, locale, 200))).toBeGreaterThan(0)
}

/** The samples halfway between two slides, where speed is highest and the time most precise. */
function halfways(samples: readonly Sample[]): Sample[] {
  return samples.flatMap(({ time, place }, index) => {
    const before = samples[index - 1]
    const half = Math.floor(place - 0.5) + 0.5
    if (!before || before.place >= half) return []
    const share = (half - before.place) / (place - before.place)
    return [{ time: before.time + share * (time - before.time), place: half }]
  })
}

function namesInView(page: Page, locale: Locale): Promise<string[]> {
  return strip(page, locale)
    .getByRole('list')
    .evaluate((track) => {
      const room = track.parentElement?.getBoundingClientRect()
      return [...track.children].flatMap((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        const isIn = room && left > room.left - 1 && right < room.right + 1
        return isIn ? [slide.textContent ?? ''] : []
      })
    })
}

for (const locale of localeKeys) {
  test(`six, two or one logo in view, by the width, in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(pagePath(locale, 'home'))
    for (const [width, count] of [
      [1440, 6],
      [1024, 6],
      [1000, 2],
      [600, 2],
      [500, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await bringIntoView(page, locale, 'play')
      await expect.poll(() => namesInView(page, locale)).toEqual(names.slice(0, count))
    }
    // The copies that close the loop are hidden from screen readers.
    await expect(strip(page, locale).getByRole('listitem')).toHaveText(names)
  })

  test(`a step of one slide every 2000 ms, each of 2000 ms, along the line, in ${locale}`, async ({
    page,
  }) => {
    await open(page, locale)
    await moving(page, locale)
    const samples = await watch(page, locale, 28_000)
    // In every frame along the reading direction, as `place` counts.
    for (const [index, { place }] of samples.entries()) {
      expect(place).toBeGreaterThanOrEqual((samples[index - 1]?.place ?? place) - 0.001)
    }
    const steps = halfways(samples)
    // Thirteen steps: more than twice round the loop of six.
    expect(steps.length).toBeGreaterThanOrEqual(13)
    for (const [index, { time, place }] of steps.entries()) {
      // A step is as far as the one 2000 ms before.
      const next = steps[index + 1]
      if (next) expect(Math.abs(next.time - time - 2000)).toBeLessThanOrEqual(frame)
      if (next) expect(next.place - place).toBe(1)
      // A transition takes 2000 ms, from rest to rest.
      for (const sample of samples) {
        const elapsed = sample.time - time + 1000
        if (elapsed < 0 || elapsed > 2000) continue
        const way = (1 - Math.cos((Math.PI * elapsed) / 2000)) / 2
        expect(Math.abs(sample.place - (place - 0.5 + way))).toBeLessThan(0.02)
      }
    }
  })

  if (locale === 'ar')
    test(`the button pauses the strip and sets it going from there, in ${locale}`, {
      tag: '@engines',
    }, async ({ page }) => {
      await open(page, locale)
      await moving(page, locale)
      await button(page, locale, 'pause').focus()
      await expect(button(page, locale, 'pause')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button(page, locale, 'play')).toBeFocused()
      const paused = await watch(page, locale, 6000)
      expect(way(paused)).toBe(0)
      await page.keyboard.press('Space')
      await expect(button(page, locale, 'pause')).toBeFocused()
      const after = await watch(page, locale, 300)
      // A frame or two may pass before the first look.
      expect(after[0]?.place).toBeCloseTo(paused.at(-1)?.place ?? Number.NaN, 1)
      expect(way(after)).toBeGreaterThan(0)
      expect(way(after)).toBeLessThan(0.5)
    })

  if (locale === 'en')
    test(`nothing moves in ${locale} where motion is unwanted, until play is pressed`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, locale, 'play')
      expect(way(await watch(page, locale, 6000))).toBe(0)
      await button(page, locale, 'play').click()
      await expect(button(page, locale, 'pause')).toBeVisible()
      await expect.poll(async () => way(await watch(page, locale, 2100))).toBeGreaterThan(0)
      const samples = await watch(page, locale, 6000)
      // It changes without movement: logos are in their places in every frame.
      for (const { place } of samples)
        expect(Math.abs(place - Math.round(place))).toBeLessThan(0.02)
      const changes = samples.filter(
        ({ place }, index) => place - (samples[index - 1]?.place ?? place) > 0.5,
      )
      expect(changes.length).toBeGreaterThanOrEqual(2)
      for (const [index, { time }] of changes.entries()) {
        const next = changes[index + 1]
        if (next) expect(Math.abs(next.time - time - 2000)).toBeLessThanOrEqual(frame)
      }
    })
}

test('the strip is held under the pointer, and goes on without it', async ({ page }) => {
  await open(page, 'en')
  await moving(page, 'en')
  await strip(page, 'en').getByRole('list').locator('..').hover()
  await expect.poll(async () => way(await watch(page, 'en', 200))).toBe(0)
  const held = await watch(page, 'en', 6000)
  expect(way(held)).toBe(0)
  await page.mouse.move(1, 1)
  await moving(page, 'en')
})

test('the strip is held while it is scrolled out of view', async ({ page }) => {
  await open(page, 'en')
  await moving(page, 'en')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => way(await watch(page, 'en', 200))).toBe(0)
  expect(way(await watch(page, 'en', 6000))).toBe(0)
})

for (const [locale, width] of [
  ['ar', 1440],
  ['en', 1000],
  ['ar', 390],
] as const) {
  test(`at ${width} px in ${locale} the logos are where they are without scripts`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const size = { width, height: 900 }
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: size,
      ...(baseURL && { baseURL }),
    })
    const still = await context.newPage()
    await still.goto(pagePath(locale, 'home'))
    await expect(strip(still, locale).getByRole('button')).toHaveCount(0)
    const before = await boxes(still, locale)
    await context.close()

    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(recordShifts)
    await page.goto(pagePath(locale, 'home'))
    await bringIntoView(page, locale, 'play')
    expect(await boxes(page, locale)).toEqual(before)
    expect(await page.evaluate(() => window.shifted_)).toEqual([])
  })
}

for (const locale of localeKeys) {
  const row = (page: Page) => page.getByRole('region', { name: words[locale]['blogs.also'] })
  const titles = (page: Page) => row(page).getByRole('heading', { level: 3 })

  test(`three, two or one of the other posts in view, by the width, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [width, count] of [
      [1440, 3],
      [600, 3],
      [500, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(blogPath(locale, 'first-blog'))
      const next = row(page).getByRole('button', { name: words[locale]['posts.next'] })
      await expect(async () => {
        await row(page).scrollIntoViewIfNeeded()
        await expect(next).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(titles(page).nth(count - 1)).toBeInViewport({ ratio: 0.5 })
      await expect(titles(page).nth(count)).not.toBeInViewport()
      await next.click()
      await expect(titles(page).nth(count)).toBeInViewport({ ratio: 0.5 })
      await expect(titles(page).first()).not.toBeInViewport()
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

    test(`the row of posts and the logos are moved by hand, in ${locale}`, async ({ page }) => {
      await page.goto(blogPath(locale, 'first-blog'))
      await expect(row(page).getByRole('button')).toHaveCount(0)
      const last = titles(page).last()
      await expect(last).not.toBeInViewport()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.5 })

      await page.goto(pagePath(locale, 'home'))
      const logo = strip(page, locale)
        .getByText(names.at(-1) ?? '')
        .first()
      await expect(logo).not.toBeInViewport()
      await logo.scrollIntoViewIfNeeded()
      await expect(logo).toBeInViewport({ ratio: 0.5 })
    })
  })
}

/** In whole pixels. */
function boxes(page: Page, locale: Locale) {
  return strip(page, locale).evaluate((section) => {
    const origin = section.getBoundingClientRect()
    const slides = [...section.querySelectorAll('li:not([aria-hidden])')].map((slide) => {
      const { left, top, width, height } = slide.getBoundingClientRect()
      return [left - origin.left, top - origin.top, width, height].map(Math.round)
    })
    return { size: [Math.round(origin.width), Math.round(origin.height)], slides }
  })
}

/** Layout shifts of slides; inside a slide, a font may shift the name. */
function recordShifts() {
  window.shifted_ = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources?: { node?: Node }[]
    })[]) {
      for (const { node } of entry.sources ?? []) {
        if (node instanceof Element && node.matches('#logos :is(ul, li)')) {
          window.shifted_.push(node.outerHTML)
        }
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifted_: string[]
  }
}

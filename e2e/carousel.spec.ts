import type { Page } from '@playwright/test'
import { home } from '#content/home.ts'
import { carouselLogos } from '#content/partners.ts'
import type { Locale } from '#content/types.ts'
import { expect, inMotion, open, test } from './fixtures.ts'
import { phone } from './page-actions.ts'
import { blogPath, firstPost, pagePath, words } from './site.ts'

/** How it moves and pauses, and how far: app/routes/home/logo-carousel.test.tsx, blog-detail/post-carousel.test.tsx. */

test.use(inMotion)

const names = carouselLogos.slice(0, 6).map(({ name }) => name)

const strip = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: home.logosCaption[locale] })

const button = (page: Page, locale: Locale, pressed: boolean) =>
  strip(page, locale).getByRole('button', { name: words[locale]['logos.pause'], pressed })

/** Repeated, as a starting page may restore its scroll position. */
async function bringIntoView(page: Page, locale: Locale, pressed: boolean) {
  await expect(async () => {
    await strip(page, locale).scrollIntoViewIfNeeded()
    await expect(button(page, locale, pressed)).toBeInViewport({ timeout: 1000 })
  }).toPass()
}

const motion = (page: Page, locale: Locale) =>
  expect.poll(() =>
    strip(page, locale)
      .getByRole('list')
      .evaluate((track) => track.getAnimations()[0]?.playState),
  )

test('all logos can be reached where the visitor has switched animations off', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.setViewportSize(phone)
  await open(page, pagePath('en', 'home'))
  const logos = strip(page, 'en').getByRole('listitem')
  await logos.first().scrollIntoViewIfNeeded()
  await expect(logos).toHaveCount(names.length)
  await expect(strip(page, 'en').getByRole('button')).toBeHidden()
  await logos.last().scrollIntoViewIfNeeded()
  await expect(logos.last()).toBeInViewport()
})

test('the strip is held out of view', async ({ page }) => {
  await page.goto(pagePath('ar', 'home'))
  await bringIntoView(page, 'ar', false)
  await motion(page, 'ar').toBe('running')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await motion(page, 'ar').toBe('paused')
  await bringIntoView(page, 'ar', false)
  await motion(page, 'ar').toBe('running')
})

for (const [locale, width] of [
  ['ar', 1440],
  ['en', 390],
] as const) {
  test(`at ${width} px in ${locale} the logos are where they are without scripts`, async ({
    page,
    browser,
    site,
  }) => {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, viewport, baseURL: site.origin },
    })
    const still = await context.newPage()
    await still.goto(pagePath(locale, 'home'))
    const before = await boxes(still, locale)
    await context.close()

    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(pagePath(locale, 'home'))
    await bringIntoView(page, locale, true)
    expect(await boxes(page, locale)).toEqual(before)
  })
}

const testWithoutScripts = test.extend({ javaScriptEnabled: false, viewport: phone })

testWithoutScripts('posts and logos are moved by hand without scripts', async ({ page }) => {
  await page.goto(blogPath('ar', firstPost().slug))
  const row = page.getByRole('region', { name: words.ar['blogs.also'] })
  await expect(row.getByRole('button')).toHaveCount(0)
  const title = row.getByRole('heading', { level: 3 }).last()
  await expect(title).not.toBeInViewport()
  await title.scrollIntoViewIfNeeded()
  await expect(title).toBeInViewport({ ratio: 0.5 })
  await page.goto(pagePath('ar', 'home'))
  await expect(strip(page, 'ar').getByRole('button')).toHaveCount(0)
  const logo = strip(page, 'ar').getByText(names.at(-1) ?? '')
  await expect(logo.first()).not.toBeInViewport()
  await logo.first().scrollIntoViewIfNeeded()
  await expect(logo.first()).toBeInViewport({ ratio: 0.5 })
})

/** In whole pixels, from the strip's corner. */
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

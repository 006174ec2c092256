import { devices, type Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { articles } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { builtPage } from './built-site.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { resize } from './page-actions.ts'
import { blogPath, listedPages, pagePath } from './site.ts'

test.use(inMotion)

const pictures = 'img:not([src^="data:"])'

/** On a slow phone: a picture of the first screen must not wait for a layout. */
const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
const testOnPhone = test.extend({ viewport, deviceScaleFactor, isMobile, hasTouch })
for (const locale of localeKeys) {
  testOnPhone(`pictures a quarter in view come first, others wait: ${locale}`, async ({ page }) => {
    for (const { path } of listedPages.filter((listed) => listed.locale === locale)) {
      const $ = await builtPage(path)
      if ($(pictures).length === 0) continue
      await page.goto(path)
      for (const { src, isInView, ...asked } of await picturesOf(page)) {
        const first = { loading: 'eager', fetchPriority: 'high' }
        const later = { loading: 'lazy', fetchPriority: 'auto' }
        // How much of a picture the words above it leave in view is chance with those of another company.
        const wanted = company.isSample ? [isInView ? first : later] : [first, later]
        expect.soft(wanted, `${path}: ${src}`).toContainEqual(asked)
      }
    }
  })
}

test('nothing in view rests half drawn', async ({ page }) => {
  // As a page opens, and in a window that shows all of it.
  const windows = [
    { width: 1280, height: 800 },
    { width: 1440, height: 5000 },
  ]
  for (const path of [
    pagePath('en', 'home'),
    pagePath('ar', 'services'),
    pagePath('en', 'aboutUs'),
    pagePath('ar', 'blogs'),
    ...articles.slice(0, 1).map(({ slug }) => blogPath('en', slug)),
  ]) {
    await page.goto(path)
    for (const size of windows) {
      await resize(page, size)
      expect.soft(await page.evaluate(halfDrawn), `${path}, ${size.height} px`).toEqual([])
    }
  }
})

/** What waits for further scrolling to show all of itself. */
function halfDrawn(): string[] {
  const cut = ['clipPath', 'strokeDashoffset', 'maskPosition', 'opacity']
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation
    if (!(effect instanceof KeyframeEffect) || timeline === document.timeline) return []
    const isCut = effect.getKeyframes().some((frame) => cut.some((name) => name in frame))
    const isWhole = effect.getComputedTiming().progress === 1
    return isCut && !isWhole ? [`${effect.target?.outerHTML.slice(0, 80)}`] : []
  })
}

function picturesOf(page: Page) {
  return page.locator(pictures).evaluateAll((images) =>
    images.map((image) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      const { loading, fetchPriority, src } = image as HTMLImageElement
      const isInView = height > 0 && bottom > 0 && top + height / 4 <= innerHeight
      return { src, isInView, loading, fetchPriority }
    }),
  )
}

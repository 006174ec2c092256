import { devices, type Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { listedPages } from './site.ts'

test.use(inMotion)

/** On a slow phone: a picture of the first screen must not wait for a layout. */
test.describe('on the first screen of a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch })

  for (const locale of localeKeys) {
    test(`a picture that is whole comes first, all others wait, in ${locale}`, async ({ page }) => {
      for (const { path } of listedPages.filter((listed) => listed.locale === locale)) {
        await page.goto(path)
        for (const { src, isWhole, ...asked } of await picturesOf(page)) {
          const first = { loading: 'eager', fetchPriority: 'high' }
          const later = { loading: 'lazy', fetchPriority: 'auto' }
          expect.soft(asked, `${path}: ${src}`).toEqual(isWhole ? first : later)
        }
      }
    })
  }
})

function picturesOf(page: Page) {
  return page.locator('img:not([src^="data:"])').evaluateAll((images) =>
    images.map((image) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      const { loading, fetchPriority, src } = image as HTMLImageElement
      const isWhole = height > 0 && top >= 0 && bottom <= innerHeight
      return { src, isWhole, loading, fetchPriority }
    }),
  )
}

import { devices } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listedPages } from './site.ts'

/** On a phone, where the line is slow: a picture that is seen at once must not wait for a layout. */
test.describe('on the first screen of a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch })

  for (const { path } of listedPages) {
    test(`${path}: a picture that is whole comes first, all others wait`, async ({ page }) => {
      await page.goto(path)
      const pictures = await page.locator('img:not([src^="data:"])').evaluateAll((images) =>
        images.map((image) => {
          const { top, bottom, height } = image.getBoundingClientRect()
          const { loading, fetchPriority, src } = image as HTMLImageElement
          return {
            src,
            isWhole: height > 0 && top >= 0 && bottom <= innerHeight,
            loading,
            fetchPriority,
          }
        }),
      )
      for (const { src, isWhole, ...asked } of pictures) {
        const first = { loading: 'eager', fetchPriority: 'high' }
        const later = { loading: 'lazy', fetchPriority: 'auto' }
        expect(asked, src).toEqual(isWhole ? first : later)
      }
    })
  }
})

import { localeKeys } from '#app/i18n/locales.ts'
import { firstBlog } from '#content/blogs/first-blog.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { blogPath, pagePath } from './site.ts'

for (const locale of localeKeys) {
  for (const path of [
    pagePath(locale, 'services'),
    pagePath(locale, 'projects'),
    blogPath(locale, firstBlog.slug),
  ]) {
    test(`${path} on paper: its own words in dark ink, nothing to press`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main :is(h2, h3)').first()).toBeVisible()
      for (const gone of ['header nav', 'footer', 'form', 'main aside']) {
        for (const element of await page.locator(gone).all()) await expect(element).toBeHidden()
      }
      // Light ink would vanish on white paper.
      const ink = await page.evaluate(() => getComputedStyle(document.body).color)
      expect(ink).toBe('rgb(6, 38, 43)')
    })
  }
}

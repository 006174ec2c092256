import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { expect, test } from './fixtures.ts'
import { listedPages, pagePath } from './site.ts'

test.use({ javaScriptEnabled: false })

for (const { path, heading, locale } of listedPages) {
  test(`${path} without JavaScript: its words, its links and a way to the company`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
    for (const form of await page.locator('form').all()) await expect(form).toBeHidden()
    const mail = page.locator(`a[href="mailto:${company.email}"]`)
    await expect(mail.filter({ visible: true }).first()).toBeVisible()
    // Nothing waits for a script to be shown.
    const hidden = await page
      .locator('main :is(h2, h3, p)')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('dialog, details, form, template') &&
              !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((element) => element.textContent),
      )
    expect(hidden).toEqual([])
    for (const link of await page.getByRole('main').locator('a[href^="/"]').all()) {
      await expect(link).toHaveAttribute('href', /^\/[a-z]/)
    }
  })
}

for (const locale of localeKeys) {
  test(`the ${locale} contact page without JavaScript has its map`, async ({ page }) => {
    await page.goto(pagePath(locale, 'contactUs'))
    const map = page.locator('#map iframe')
    await map.scrollIntoViewIfNeeded()
    await expect(map).toBeVisible()
  })
}

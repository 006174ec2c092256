import { locales } from '#app/i18n/locales.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { listedPages } from './site.ts'

for (const { path, locale, heading } of listedPages) {
  for (const suffix of ['', '/', '?utm=letter', '/?utm=letter&page=zero']) {
    test(`${path}${suffix} is the ${locale} page`, async ({ page }) => {
      const response = await page.goto(path + suffix)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', locales[locale].dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await hydrated(page)
      // Whatever a host adds, the address says what the page's canonical link says.
      await expect(page).toHaveURL(path + suffix.replace('/?', '?').replace(/^\/$/, ''))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  test(`${path} holds its text without a browser`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(html).toContain(`<html lang="${locale}" dir="${locales[locale].dir}"`)
    expect(html.replaceAll('&#x27;', '’')).toContain(`>${heading}</h1>`)
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1)
    expect(html.match(/hrefLang="/g)?.length).toBeGreaterThanOrEqual(3)
  })
}

import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { expect, test } from './fixtures.ts'
import { alterDocument } from './page-actions.ts'
import { pagePath } from './site.ts'

/** Alters each inline script, so that its hash in the page's policy no longer holds. */
function alterScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*(?:src=|application))[^>]*>/g, '$& ')
}

for (const locale of localeKeys) {
  test(`pages in ${locale} whose scripts are refused have no dead control, and a way to write`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.origin })
    for (const key of ['contactUs', 'faqs', 'blogs', 'projects', 'home'] as const) {
      await test.step(key, async () => {
        const address = pagePath(locale, key)
        await alterDocument(page, address, alterScripts)
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => 'theme' in document.documentElement.dataset)).toBe(false)
        await expect(page.locator('form, [role=tab]').filter({ visible: true })).toHaveCount(0)
        const main = page.getByRole('main')
        const working = '[command], [popovertarget], [aria-haspopup=dialog]'
        await expect(main.locator(`button:not(${working})`).filter({ visible: true })).toHaveCount(
          0,
        )
        const mail = page.locator(`a[href="mailto:${company.email}"]`)
        await expect(mail.filter({ visible: true }).first()).toBeVisible()
        const forms = await page.locator('form').count()
        await expect(page.locator(`form + p a`).filter({ visible: true })).toHaveCount(forms)
      })
    }
    await page.close()
  })
}

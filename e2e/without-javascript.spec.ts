import { localeKeys } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'
import { projects } from '#content/projects.ts'
import { expect, test } from './fixtures.ts'
import { listedPages, pagePath, words } from './site.ts'

test.use({ javaScriptEnabled: false })

for (const locale of localeKeys) {
  test(`every page in ${locale} has its words, its links and a way to the company`, async ({
    page,
  }) => {
    for (const { path, heading } of listedPages.filter((listed) => listed.locale === locale)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
        const search = { name: words[locale]['search.open'] }
        await expect(page.getByRole('banner').getByRole('button', search)).toBeHidden()
        for (const form of await page.locator('form').all()) await expect(form).toBeHidden()
        const mail = page.locator(`a[href="mailto:${company.email}"]`)
        await expect(mail.filter({ visible: true }).first()).toBeVisible()
        expect(await page.evaluate(hiddenTexts), 'waits for a script to be shown').toEqual([])
        const links = page.getByRole('main').locator('a[href^="/"]')
        const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
        expect(addresses.filter((address) => !/^\/[a-z]/.test(address ?? ''))).toEqual([])
      })
    }
  })

  test(`the ${locale} register without JavaScript opens its stories`, async ({ page }) => {
    await page.goto(pagePath(locale, 'projects'))
    for (const { story } of projects.slice(0, 2)) {
      const change = page.getByText(story.change[locale])
      await expect(change).toBeHidden()
      await page.locator('details', { hasText: story.change[locale] }).locator('summary').click()
      await expect(change).toBeVisible()
    }
  })

  test(`the ${locale} contact page without JavaScript has its map`, async ({ page }) => {
    await page.goto(pagePath(locale, 'contactUs'))
    const map = page.locator('#map iframe')
    await map.scrollIntoViewIfNeeded()
    await expect(map).toBeVisible()
  })
}

/** Headings and paragraphs of the page that are not shown, though nothing closed holds them. */
function hiddenTexts() {
  return [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter(
      (element) =>
        !element.closest('dialog, details, form, template') &&
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.textContent)
}

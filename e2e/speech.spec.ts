import { localeKeys } from '#app/i18n/locales.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { pagePath } from './site.ts'

/** What a screen reader says: once, and rightly. */

for (const locale of localeKeys) {
  test(`links of the home page in ${locale} have short names, its lists are lists`, async ({
    page,
  }) => {
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    const main = page.getByRole('main')
    const tree = await main.ariaSnapshot()
    const names = [...tree.matchAll(/- link "(.*)"/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => name.length > 90)).toEqual([])
    // A list without a marker, even an empty one, is none in WebKit.
    const styles = await main
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
    expect(styles).not.toContain('none')
  })
}

test('nothing empty is read on the way through the contact page', async ({ page }) => {
  await page.goto(pagePath('en', 'contactUs'))
  await hydrated(page)
  // Of a page that is loading, and of the two forms.
  await expect(page.getByRole('status')).toHaveCount(3)
})

import type { Page, Response } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, inMotion, open, test } from './fixtures.ts'
import { blockStorage, expectPage, headerLink, languageLink, storeLocale } from './page-actions.ts'
import { otherLocale, pagePath } from './site.ts'

test.use(inMotion)

/** Key and value are the specification's. */
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nConfig'))

test('the switch opened in another tab is no choice for this one', { tag: '@root' }, async ({
  page,
  context,
}) => {
  await open(page, pagePath('en', 'faqs'))
  const link = languageLink(page, 'ar')
  const middle = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await expect(await middle).toHaveURL(pagePath('ar', 'faqs'))
  await link.click({ button: 'right' })
  // Saved as a file.
  await link.click({ modifiers: ['Alt'] })
  expect(await stored(page)).toBeNull()
  // Nor does a choice made before lead the new tab back.
  const choice = '{"selectedLang":"en"}'
  await page.evaluate((text) => localStorage.setItem('i18nConfig', text), choice)
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await hydrated(tab)
  await expect(tab).toHaveURL(pagePath('ar', 'faqs'))
  expect(await stored(page)).toBe(choice)
  await tab.reload()
  await hydrated(tab)
  await expect(tab).toHaveURL(pagePath('ar', 'faqs'))
})

for (const locale of localeKeys) {
  const other = otherLocale(locale)

  test(`the switch leads from ${locale} to the same page, and is remembered`, async ({ page }) => {
    await open(page, `${pagePath(locale, 'projects')}?page=2&utm=a#main`)
    expect(await stored(page)).toBeNull()
    await languageLink(page, other).click()
    await expect(page).toHaveURL(`${pagePath(other, 'projects')}?page=2&utm=a#main`)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('html')).toHaveAttribute('dir', locales[other].dir)
    await expectPage(page, other, 'projects')
    expect(await stored(page)).toBe(JSON.stringify({ selectedLang: other }))
  })
}

// The other way, and all other addresses: app/i18n/resolve-address.test.ts.
test('a stored language wins over the address, before anything shows', async ({ page }) => {
  await storeLocale(page, 'ar')
  const seen: string[] = []
  await page.exposeFunction('noteHeading', (text: string) => seen.push(text))
  await page.addInitScript(noteVisibleHeadings)
  // The right document comes late, so that the wrong one would have time to show.
  await page.route(`**${pagePath('ar', 'aboutUs')}?utm=a`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const loads = documentLoads(page)
  await page.goto(`${pagePath('en', 'aboutUs')}?utm=a#main`)
  await expect(page).toHaveURL(`${pagePath('ar', 'aboutUs')}?utm=a#main`)
  await hydrated(page)
  await expectPage(page, 'ar', 'aboutUs')
  expect(loads).toEqual([pagePath('en', 'aboutUs'), pagePath('ar', 'aboutUs')])
  await expect.poll(() => seen).toContain(pages.aboutUs.heading.ar)
  expect(seen).not.toContain(pages.aboutUs.heading.en)
})

test('blocked storage counts as no choice, and both switches still work', { tag: '@root' }, async ({
  page,
}) => {
  await page.addInitScript(blockStorage)
  await open(page, pagePath('en', 'projects'))
  await languageLink(page, 'ar').click()
  await expect(page).toHaveURL(pagePath('ar', 'projects'))
  await hydrated(page)
  await page.getByRole('banner').locator('[data-theme-switch]').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await headerLink(page, 'ar', 'faqs').click()
  await expectPage(page, 'ar', 'faqs')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a visitor of one language never downloads the other', { tag: '@root' }, async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await open(page, pagePath('en', 'faqs'))
  const files = responses.filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname))
  const code = (await Promise.all(files.map((file) => file.text()))).join('\n')
  expect(code).toContain('Skip to content')
  expect(code).not.toContain('الانتقال إلى المحتوى')
})

/** Notes, frame by frame, each heading a visitor could see. */
function noteVisibleHeadings() {
  let last = ''
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading?.checkVisibility() && heading.textContent !== last) {
      last = heading.textContent ?? ''
      void (window as unknown as { noteHeading(text: string): Promise<void> }).noteHeading(last)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

import type { Response } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, inMotion, test } from './fixtures.ts'
import { blockStorage } from './page-actions.ts'
import { otherLocale, pagePath } from './site.ts'

test.use(inMotion)

const storageKey = 'i18nConfig'

test('the switch opened in another tab is no choice for this one', async ({ page, context }) => {
  await page.goto(pagePath('en', 'faqs'))
  await hydrated(page)
  const link = page.getByRole('banner').getByRole('link', { name: locales.ar.name, exact: true })
  for (const button of ['left', 'middle'] as const) {
    const opened = context.waitForEvent('page')
    await link.click({ button, modifiers: button === 'left' ? ['ControlOrMeta'] : [] })
    await expect(await opened).toHaveURL(pagePath('ar', 'faqs'))
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull()
  }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    JSON.stringify({ selectedLang: 'en' }),
  ] as const)
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await hydrated(tab)
  await expect(tab).toHaveURL(pagePath('ar', 'faqs'))
  await tab.reload()
  await hydrated(tab)
  await expect(tab).toHaveURL(pagePath('ar', 'faqs'))
  await page.evaluate((key) => localStorage.removeItem(key), storageKey)
  await link.click({ button: 'right' })
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull()
})

for (const locale of localeKeys) {
  const other = otherLocale(locale)

  test(`the switch leads from ${locale} to the same page, and is remembered`, async ({ page }) => {
    await page.goto(`${pagePath(locale, 'projects')}?page=2&utm=a#main`)
    await hydrated(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBeNull()
    await page
      .getByRole('banner')
      .getByRole('link', { name: locales[other].name, exact: true })
      .click()
    await expect(page).toHaveURL(`${pagePath(other, 'projects')}?page=2&utm=a#main`)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('html')).toHaveAttribute('dir', locales[other].dir)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading[other])
    const stored = await page.evaluate((key) => localStorage.getItem(key), storageKey)
    expect(stored).toBe(JSON.stringify({ selectedLang: other }))
  })

  test(`a stored ${locale} wins over an address in ${other}, before anything shows`, async ({
    page,
  }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      storageKey,
      JSON.stringify({ selectedLang: locale }),
    ] as const)
    const seen: string[] = []
    await page.exposeFunction('noteHeading', (text: string) => seen.push(text))
    await page.addInitScript(noteVisibleHeadings)
    // The right document comes late, so that the wrong one would have time to show.
    await page.route(`**${pagePath(locale, 'aboutUs')}?utm=a`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const loads = documentLoads(page)
    await page.goto(`${pagePath(other, 'aboutUs')}?utm=a#main`)
    await expect(page).toHaveURL(`${pagePath(locale, 'aboutUs')}?utm=a#main`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.aboutUs.heading[locale])
    expect(loads).toEqual([pagePath(other, 'aboutUs'), pagePath(locale, 'aboutUs')])
    await expect.poll(() => seen).toContain(pages.aboutUs.heading[locale])
    expect(seen).not.toContain(pages.aboutUs.heading[other])
  })
}

test('blocked storage counts as no choice, and both switches still work', async ({ page }) => {
  await page.addInitScript(blockStorage)
  await page.goto(pagePath('en', 'projects'))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: locales.ar.name, exact: true }).click()
  await expect(page).toHaveURL(pagePath('ar', 'projects'))
  await hydrated(page)
  await page.getByRole('banner').locator('[data-theme-switch]').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: pages.faqs.name.ar }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.faqs.heading.ar)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a visitor of one language never downloads the other', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(pagePath('en', 'faqs'))
  await hydrated(page)
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

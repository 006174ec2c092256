import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import * as table from '#app/i18n/paths.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { output } from './built-site.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { expectPage, heading, storeLocale } from './page-actions.ts'
import { base, otherLocale, pagePath } from './site.ts'

/** Pages on a disk, saved, in mirrors and in archives; and the one file that leads home. */

// On a disk, and for a frame of its own, neither fonts nor manifest are to be had.
test.use({
  allowComplaints: /status of 404|ERR_(?:FILE_NOT_FOUND|FAILED)|file:\/\/|CORS|^downloadable font/,
})

/** A page's file, as it is published. */
function fileOf(locale: Locale, key: table.PageKey): string {
  return path.join(output, table.pagePath(locale, key), 'index.html')
}

/** Gives a page's file at another address of the site, where all of its scripts are to be had. */
async function giveAt(page: Page, address: string, html: string) {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
}

/** The page has all of its words, stays where it is, and offers only what works without the app. */
async function expectStatic(page: Page, locale: Locale, key: table.PageKey, address: string) {
  await page.goto(address)
  // The app would start at the first touch.
  await page.keyboard.press('Shift')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  )
  await expect(page).toHaveURL(address)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', locale)
  await expect(root).toHaveAttribute('dir', locales[locale].dir)
  await expect(root).not.toHaveAttribute('data-theme')
  await expectPage(page, locale, key)
  await expect(heading(page)).toBeVisible()
  const other = page.getByRole('contentinfo').locator(`a[hreflang=${otherLocale(locale)}]`)
  for (const link of await other.all()) {
    await expect(link).toHaveAttribute('href', pagePath(otherLocale(locale), key))
  }
  expect(await page.evaluate(() => window.__reactRouterManifest)).toBeUndefined()
}

/** Which addresses are a page's own: app/i18n/paths.test.ts. */
const elsewhere: Readonly<Record<'en' | 'ar', readonly (readonly [table.PageKey, string])[]>> = {
  en: [
    ['faqs', '/mirror/www.minwal.example/faqs.html'],
    ['home', '/office/minwal/'],
    ['projects', '/100%/projects?page=3'],
  ],
  ar: [
    ['faqs', '/mirror/ar/faqs/index.html'],
    ['home', '/web/20260115000000/https://www.minwal.example/ar/home'],
  ],
}

for (const locale of ['en', 'ar'] as const) {
  test(`a page on a disk, in a mirror or an archive stays there, in ${locale}`, async ({
    page,
    site,
  }) => {
    // A choice of language counts at the page's own address alone.
    await storeLocale(page, otherLocale(locale))
    const file = pathToFileURL(fileOf(locale, 'services'))
    await expectStatic(page, locale, 'services', file.href)
    for (const [key, address] of elsewhere[locale]) {
      const html = await readFile(fileOf(locale, key), 'utf8')
      await giveAt(page, address.replace(/\?.*/, ''), html)
      await expectStatic(page, locale, key, site.origin + address)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
  })
}

test('a page saved by a browser, with all that the app made of it, stays there', async ({
  page,
}, testInfo) => {
  await open(page, pagePath('ar', 'faqs'))
  await expect(page.locator('html')).toHaveAttribute('data-theme')
  const file = testInfo.outputPath('Questions.html')
  await writeFile(file, await page.content())
  await expectStatic(page, 'ar', 'faqs', pathToFileURL(file).href)
  await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
})

test('a page in the frame of an archive that shares nothing stays, without an error', async ({
  page,
  site,
}) => {
  const html = await readFile(fileOf('ar', 'faqs'), 'utf8')
  await giveAt(page, '/replay/ar/faqs', html)
  const frame = '<!doctype html><iframe sandbox="allow-scripts" src="/replay/ar/faqs"></iframe>'
  await giveAt(page, '/replay', frame)
  await page.goto(`${site.origin}/replay`)
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(title).toHaveText(pages.faqs.heading.ar)
})

test('however a host spells it, a page at its address gets its name and the app', async ({
  page,
  site,
}) => {
  const html = await readFile(fileOf('ar', 'faqs'), 'utf8')
  for (const address of ['/AR/Faqs', '/ar//faqs', '/ar/%66aqs', '/ar/faqs/index.html']) {
    await giveAt(page, base + address, html)
    await page.goto(`${site.origin}${base}${address}?utm=letter`)
    await expect(page, address).toHaveURL(`${pagePath('ar', 'faqs')}?utm=letter`)
    await hydrated(page)
  }
})

test('an unknown path leads home where its scripts are refused', async ({ browser, site }) => {
  const html = await readFile(path.join(output, '404.html'), 'utf8')
  const altered = html.replaceAll('<script>', '<script>/* altered on the way */')
  // A page of its own: the browser complains of what its policy refuses.
  const page = await browser.newPage()
  for (const address of [`${base}/no-such-page`, `${base}/ar/projects/1`]) {
    await giveAt(page, address, altered)
    await page.goto(site.origin + address)
    await expect(page).toHaveURL(site.origin + pagePath('en', 'home'))
  }
  await page.close()
})

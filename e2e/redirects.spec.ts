import type { Page } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import * as table from '#app/i18n/paths.ts'
import { localeKey } from '#app/start/protocol.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, test } from './fixtures.ts'
import { followLink } from './page-actions.ts'
import { base, blogPath, otherLocale, pagePath } from './site.ts'

// The host answers 404 before the page sends the visitor on, and the browser says so.
test.use({ hasMap: false, allowComplaints: /status of 404/ })

for (const locale of localeKeys) {
  const { prefix } = locales[locale]

  test(`${prefix}/ is the ${locale} home page under its own name, with no second document`, async ({
    page,
  }) => {
    for (const root of [`${base}${prefix}/`, ...(prefix ? [base + prefix] : [])]) {
      const loads = documentLoads(page)
      await page.goto(`${root}?utm=letter#top`)
      await expect(page).toHaveURL(`${pagePath(locale, 'home')}?utm=letter#top`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[locale])
      expect(loads).toEqual([root])
    }
  })

  test(`${prefix}/ leads a reader of the other language to its home page, in ${locale}`, async ({
    page,
  }) => {
    const other = otherLocale(locale)
    const choice = [localeKey, JSON.stringify({ selectedLang: other })] as const
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), choice)
    await page.goto(`${base}${prefix}/`)
    await expect(page).toHaveURL(pagePath(other, 'home'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[other])
  })
}

/** The page's own post; those offered below it have no heading of the first level. */
const postOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })

for (const locale of localeKeys) {
  const home = pagePath(locale, 'home')
  const unknown = [
    `${pagePath(locale, 'projects')}/1`,
    `${home.replace('/home', '')}/no-such-page`,
    `${home.replace('/home', '')}/blogs/first-blog/more`,
    `${home.replace('/home', '')}/__proto__`,
  ]
  test(`an unknown path ends at ${home}`, { tag: '@engines' }, async ({ page }) => {
    for (const address of unknown) {
      await page.goto(address)
      await expect(page, address).toHaveURL(home)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[locale])
    }
  })

  test(`upper case leads to ${locale} projects, with its query`, async ({ page }) => {
    await page.goto(`${base}${table.pagePath(locale, 'projects').toUpperCase()}?page=2`)
    await expect(page).toHaveURL(`${pagePath(locale, 'projects')}?page=2`)
    await hydrated(page)
    await expect(page.getByRole('main').locator('[aria-current=page]')).toHaveText('2')
  })

  test(`a post that does not exist shows the ${locale} detail page without a body`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        failed.push(response.url())
      }
    })
    await page.goto(blogPath(locale, 'no-such-post'))
    await hydrated(page)
    await expect(page).toHaveURL(blogPath(locale, 'no-such-post'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages.blogDetail.heading[locale],
    )
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(postOf(page)).toHaveCount(0)
    expect(failed).toEqual([])
  })

  test(`a post in upper case leads to its ${locale} address, with its query`, async ({ page }) => {
    const post = table.blogPath(locale, 'first-blog')
    await page.goto(`${base}${post.toUpperCase()}?utm=letter`)
    await expect(page).toHaveURL(`${base}${post}?utm=letter`)
    await hydrated(page)
    await expect(postOf(page)).toHaveCount(1)
    await page.goto(`${base}${table.blogPath(locale, 'No-Such-Post')}/`)
    await expect(page).toHaveURL(blogPath(locale, 'no-such-post'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages.blogDetail.heading[locale],
    )
  })

  test(`links inside the site to what is not there, in ${locale}`, async ({ page }) => {
    await page.goto(pagePath(locale, 'blogs'))
    await hydrated(page)
    const failed: string[] = []
    page.on('response', (response) => response.ok() || failed.push(response.url()))
    await followLink(page, blogPath(locale, 'gone'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages.blogDetail.heading[locale],
    )
    expect(failed).toEqual([])
    await followLink(page, `${pagePath(locale, 'blogs')}x`)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[locale])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a root is a home page and an unknown path leads to one', async ({ page }) => {
    for (const locale of localeKeys) {
      await page.goto(`${base}${locales[locale].prefix}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[locale])
    }
    await page.goto(`${base}/no-such-page`)
    await expect(page).toHaveURL(`${base}/home`)
  })
})

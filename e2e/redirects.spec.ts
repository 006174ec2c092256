import { localeKeys, locales } from '#app/i18n/locales.ts'
import * as table from '#app/i18n/paths.ts'
import { localeKey } from '#app/start/protocol.ts'
import { articles } from '#content/blogs.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, test } from './fixtures.ts'
import { alterDocument } from './page-actions.ts'
import { base, blogPath, otherLocale, pagePath } from './site.ts'

/** Of the first post, if there is any. */
const slug = articles[0]?.slug ?? 'no-such-post'

// The host answers 404 before the page sends the visitor on, and the browser says so.
test.use({ allowComplaints: /status of 404/ })

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

for (const locale of localeKeys) {
  const home = pagePath(locale, 'home')
  const unknown = [
    `${pagePath(locale, 'projects')}/1`,
    `${home.replace('/home', '')}/no-such-page`,
    `${home.replace('/home', '')}/blogs/${slug}/more`,
    `${home.replace('/home', '')}/__proto__`,
  ]
  test(`an unknown path ends at ${home}`, async ({ page }) => {
    for (const address of unknown) {
      await page.goto(address)
      await expect(page, address).toHaveURL(home)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading[locale])
    }
  })
}

test('an old address leads to its new page, and only that', async ({ page }) => {
  await alterDocument(page, '/Our-Work.html', withMoved)
  await alterDocument(page, '/news/2019/a', withMoved)
  await alterDocument(page, '/newsletter', withMoved)
  for (const [old, target] of [
    ['/Our-Work.html', `${pagePath('en', 'projects')}?page=2`],
    ['/news/2019/a', pagePath('ar', 'blogs')],
    ['/newsletter', pagePath('en', 'home')],
  ] as const) {
    await page.goto(base + old)
    await expect(page).toHaveURL(target)
    await hydrated(page)
  }
})

/** As a build with two old addresses writes it. */
function withMoved(html: string): string {
  const table = { '/our-work.html': '/projects?page=2', '/news/*': '/ar/blogs' }
  return html.replace(/data-moved="[^"]*"/, `data-moved='${JSON.stringify(table)}'`)
}

test('upper case leads to the address in the table, with its query', async ({ page }) => {
  for (const [address, own] of [
    [table.pagePath('ar', 'projects').toUpperCase(), `${pagePath('ar', 'projects')}?page=2`],
    [table.blogPath('en', slug).toUpperCase(), `${blogPath('en', slug)}?page=2`],
    [`${table.blogPath('ar', 'No-Such-Post')}/`, `${blogPath('ar', 'no-such-post')}?page=2`],
  ] as const) {
    await page.goto(`${base}${address}?page=2`)
    await expect(page).toHaveURL(own)
    await hydrated(page)
  }
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages.blogDetail.heading.ar)
})

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

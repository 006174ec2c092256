import { localeKeys, locales } from '#app/i18n/locales.ts'
import { articles } from '#content/blogs.ts'
import { documentLoads, expect, hydrated, test } from './fixtures.ts'
import { alterDocument, expectPage, storeLocale } from './page-actions.ts'
import { base, pagePath } from './site.ts'

/** Of the first post, if there is any. */
const slug = articles[0]?.slug ?? 'no-such-post'

// The host answers 404 before the page sends the visitor on, and the browser says so.
test.use({ allowComplaints: /status of 404/ })

test('a root is the home page under its own name, with no second document', async ({ page }) => {
  const loads = documentLoads(page)
  for (const locale of localeKeys) {
    const { prefix } = locales[locale]
    for (const root of [`${base}${prefix}/`, ...(prefix ? [base + prefix] : [])]) {
      loads.length = 0
      await page.goto(`${root}?utm=letter#top`)
      await expect(page).toHaveURL(`${pagePath(locale, 'home')}?utm=letter#top`)
      await hydrated(page)
      await expectPage(page, locale, 'home')
      expect(loads).toEqual([root])
    }
  }
})

test('a root leads a reader of the other language to its home page', async ({ page }) => {
  await storeLocale(page, 'ar')
  await page.goto(`${base}/`)
  await expect(page).toHaveURL(pagePath('ar', 'home'))
  await expectPage(page, 'ar', 'home')
})

// Where all others lead: app/i18n/resolve-address.test.ts.
test('an unknown path ends at home, in its language', async ({ page }) => {
  for (const [locale, address] of [
    ['en', `/blogs/${slug}/more`],
    ['ar', '/ar/__proto__'],
  ] as const) {
    await page.goto(base + address)
    await expect(page, address).toHaveURL(pagePath(locale, 'home'))
    await hydrated(page)
    await expectPage(page, locale, 'home')
  }
})

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

const testWithoutScripts = test.extend({ javaScriptEnabled: false })

testWithoutScripts('a root and an unknown path lead home without scripts', async ({ page }) => {
  for (const locale of localeKeys) {
    await page.goto(`${base}${locales[locale].prefix}/`)
    await expectPage(page, locale, 'home')
  }
  await page.goto(`${base}/no-such-page`)
  await expect(page).toHaveURL(`${base}/home`)
})

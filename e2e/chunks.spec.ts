import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { pages } from '#content/pages.ts'
import { documentLoads, expect, hydrated, test } from './fixtures.ts'
import { blockStorage, expectErrorPage, footerLink } from './page-actions.ts'
import { blogPath, pagePath, projectsOn, words } from './site.ts'

/** The only style sheets that are not in every page's file: the fallback file has no language. */
const languageSheets = /\/media\/assets\/(?:en|ar)-[\w-]+\.css$/

test.use({ allowComplaints: /./ })

for (const [locale, isStorageBlocked] of [
  ['ar', false],
  ['en', true],
] as const) {
  const where = isStorageBlocked ? ', with storage blocked' : ''

  test(`a missing chunk on the ${locale} fallback page does not loop${where}`, async ({ page }) => {
    if (isStorageBlocked) await page.addInitScript(blockStorage)
    await page.goto(pagePath(locale, 'faqs'))
    await hydrated(page)
    const chunk = await chunkOf(page, `${locale}/blogDetail`)
    await page.route(`**${chunk}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
    const loads = documentLoads(page)
    await page.goto(blogPath(locale, 'no-such-post'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale]['error.heading'])
    await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(1)
    await page.unroute(`**${chunk}`)
    await page.getByRole('button', { name: words[locale]['error.retry'] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages.blogDetail.heading[locale],
    )
  })
}

test('a chunk that hangs on a click counts as failed after 120 s', async ({ page }) => {
  await page.clock.install()
  await page.goto(pagePath('en', 'faqs'))
  await hydrated(page)
  const chunk = await chunkOf(page, 'en/aboutUs')
  let isAsked = false
  await page.route(`**${chunk}`, () => {
    isAsked = true
  })
  const loads = documentLoads(page)
  await footerLink(page, 'en', 'aboutUs').click()
  await expect.poll(() => isAsked).toBe(true)
  await expect(
    page.getByRole('status').filter({ hasText: words.en['status.loading'] }),
  ).toBeVisible()
  await page.clock.fastForward(119_000)
  expect(loads).toEqual([])
  await page.clock.fastForward(1_001)
  await expect(page).toHaveURL(pagePath('en', 'aboutUs'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.aboutUs.heading.en)
  expect(loads).toEqual([pagePath('en', 'aboutUs')])
})

test('a chunk that hangs on the fallback page counts as failed after 120 s', async ({ page }) => {
  await page.clock.install()
  await page.goto(pagePath('ar', 'faqs'))
  await hydrated(page)
  const chunk = await chunkOf(page, 'ar/blogDetail')
  let isAsked = false
  await page.route(`**${chunk}`, () => {
    isAsked = true
  })
  await page.goto(blogPath('ar', 'no-such-post'), { waitUntil: 'commit' })
  await expect.poll(() => isAsked).toBe(true)
  await expect(page.getByText(words.ar['status.loading'])).toBeVisible()
  await page.clock.fastForward(120_001)
  await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
})

for (const locale of localeKeys) {
  test(`a missing style sheet of ${locale} leaves the fallback page readable`, async ({ page }) => {
    await page.route(languageSheets, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(blogPath(locale, 'no-such-post'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a page the visitor has left is not loaded anew', async ({ page }) => {
  const locale = 'en'
  await page.goto(pagePath(locale, 'faqs'))
  await hydrated(page)
  const chunk = await chunkOf(page, `${locale}/aboutUs`)
  await page.route(`**${chunk}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${pagePath(locale, 'aboutUs')}`, async (route) => {
    await held
    await route.fulfill({ status: 200 })
  })
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await footerLink(page, locale, 'aboutUs').click()
  const head = await asked
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.faqs.heading[locale])
  const loads = documentLoads(page)
  release()
  await head.response()
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  )
  expect(loads).toEqual([])
})

test('a chunk that failed is forgotten with its error page', async ({ page }) => {
  const locale = 'ar'
  await page.goto(pagePath(locale, 'faqs'))
  await hydrated(page)
  const chunk = await chunkOf(page, `${locale}/blogDetail`)
  await page.route(`**${chunk}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(blogPath(locale, 'no-such-post'))
  await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
  const { number } = projectsOn(4)
  await page.route(`**/projects/${number}.json`, (route) => route.abort())
  await footerLink(page, locale, 'projects').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading[locale])
  const pager = page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
  const loads = documentLoads(page)
  await pager.getByText(`${number}`, { exact: true }).click()
  await expectErrorPage(page, locale)
  await expect(page.getByText(/Loading chunk .+ failed/)).toHaveCount(0)
  expect(loads).toEqual([])
})

test('a list page whose scripts never come shows page 1 after all', async ({ page }) => {
  await page.route('**/media/assets/*.js', (route) => route.abort())
  await page.goto(`${pagePath('en', 'projects')}?page=${projectsOn(3).number}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

/** The script a route's page comes in, from the app's own list. */
function chunkOf(page: Page, route: string): Promise<string> {
  return page.evaluate((id) => {
    const chunk = window.__reactRouterManifest?.routes[id]?.module
    if (!chunk) throw new Error(`no route ${id}`)
    return chunk
  }, route)
}

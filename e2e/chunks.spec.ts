import { chunkOf } from './faults.ts'
import { documentLoads, expect, open, test } from './fixtures.ts'
import {
  blockStorage,
  expectErrorPage,
  expectPage,
  footerLink,
  heading,
  holdRequests,
  pager,
} from './page-actions.ts'
import { blogPath, dataPath, pagePath, projectsOn, words } from './site.ts'

/** Chunks that fail where there is no document to fall back to, and those that hang. */

test.use({ allowComplaints: /./ })

const gone = { status: 404, body: 'gone' }

for (const [locale, isStorageBlocked] of [
  ['ar', false],
  ['en', true],
] as const) {
  const where = isStorageBlocked ? ', with storage blocked' : ''

  test(`a missing chunk on the ${locale} fallback page does not loop${where}`, async ({ page }) => {
    if (isStorageBlocked) await page.addInitScript(blockStorage)
    const chunk = await chunkOf(`${locale}/blogDetail`)
    await page.route(chunk, (route) => route.fulfill(gone))
    const loads = documentLoads(page)
    await page.goto(blogPath(locale, 'no-such-post'))
    await expect(heading(page)).toHaveText(words[locale]['error.heading'])
    await expect(page.getByText(/Loading chunk .+ failed/)).toHaveAttribute('lang', 'en')
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(1)
    await page.unroute(chunk)
    await page.getByRole('button', { name: words[locale]['error.retry'] }).click()
    await expectPage(page, locale, 'blogDetail')
  })
}

test('a chunk that hangs on a click counts as failed after 120 s', async ({ page }) => {
  await page.clock.install()
  await open(page, pagePath('en', 'faqs'))
  const chunk = await chunkOf('en/aboutUs')
  await holdRequests(page, chunk)
  const asked = page.waitForRequest(chunk)
  const loads = documentLoads(page)
  await footerLink(page, 'en', 'aboutUs').click()
  await asked
  const status = page.getByRole('status').filter({ hasText: words.en['status.loading'] })
  await expect(status).toBeVisible()
  await page.clock.fastForward(119_000)
  expect(loads).toEqual([])
  await page.clock.fastForward(1_001)
  await expect(page).toHaveURL(pagePath('en', 'aboutUs'))
  await expectPage(page, 'en', 'aboutUs')
  expect(loads).toEqual([pagePath('en', 'aboutUs')])
})

test('a chunk that hangs on the fallback page counts as failed after 120 s', async ({ page }) => {
  await page.clock.install()
  const chunk = await chunkOf('ar/blogDetail')
  await holdRequests(page, chunk)
  const asked = page.waitForRequest(chunk)
  await page.goto(blogPath('ar', 'no-such-post'), { waitUntil: 'commit' })
  await asked
  await expect(page.getByText(words.ar['status.loading'])).toBeVisible()
  await page.clock.fastForward(120_001)
  await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
})

test('a missing style sheet leaves the fallback page readable', async ({ page }) => {
  // The only sheets that are not in every page's file: the fallback file has no language.
  await page.route(/\/media\/assets\/(?:en|ar)-[\w-]+\.css$/, (route) => route.fulfill(gone))
  await page.goto(blogPath('ar', 'no-such-post'))
  await expect(heading(page)).toBeVisible()
})

test('a page the visitor has left is not loaded anew', async ({ page }) => {
  await open(page, pagePath('en', 'faqs'))
  await page.route(await chunkOf('en/aboutUs'), (route) => route.fulfill(gone))
  const release = await holdRequests(page, `**${pagePath('en', 'aboutUs')}`)
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await footerLink(page, 'en', 'aboutUs').click()
  const head = await asked
  await page.goBack()
  await expectPage(page, 'en', 'faqs')
  const loads = documentLoads(page)
  release()
  await head.response()
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  )
  expect(loads).toEqual([])
})

test('a chunk that failed is forgotten with its error page', async ({ page }) => {
  await page.route(await chunkOf('ar/blogDetail'), (route) => route.fulfill(gone))
  await page.goto(blogPath('ar', 'no-such-post'))
  await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible()
  const { number } = projectsOn(4)
  await page.route(`**${dataPath('ar', `projects/${number}`)}`, (route) => route.abort())
  await footerLink(page, 'ar', 'projects').click()
  await expectPage(page, 'ar', 'projects')
  const loads = documentLoads(page)
  await pager(page, 'ar').getByText(`${number}`, { exact: true }).click()
  await expectErrorPage(page, 'ar')
  await expect(page.getByText(/Loading chunk .+ failed/)).toHaveCount(0)
  expect(loads).toEqual([])
})

test('a list page whose scripts never come shows page 1 after all', async ({ page }) => {
  await page.route('**/media/assets/*.js', (route) => route.abort())
  await page.goto(`${pagePath('en', 'projects')}?page=${projectsOn(3).number}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

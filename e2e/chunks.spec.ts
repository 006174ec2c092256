import { chunkOf } from './built-site.ts'
import { documentLoads, expect, open, test } from './fixtures.ts'
import {
  expectErrorPage,
  expectPage,
  footerLink,
  heading,
  holdRequests,
  pager,
} from './page-actions.ts'
import { blogPath, dataPath, pagePath, projectsOn, words } from './site.ts'

/** Chunks that fail where there is no document to fall back to; others: faults.spec.ts. */

test.use({ allowComplaints: /./ })

const gone = { status: 404, body: 'gone' }

test('a missing chunk on the fallback page does not loop', async ({ page }) => {
  const chunk = await chunkOf('ar/blogDetail')
  await page.route(chunk, (route) => route.fulfill(gone))
  const loads = documentLoads(page)
  await page.goto(blogPath('ar', 'no-such-post'))
  await expect(heading(page)).toHaveText(words.ar['error.heading'])
  await expect(page.getByText(/Loading chunk .+ failed/)).toHaveAttribute('lang', 'en')
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
  await page.unroute(chunk)
  await page.getByRole('button', { name: words.ar['error.retry'] }).click()
  await expectPage(page, 'ar', 'blogDetail')
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

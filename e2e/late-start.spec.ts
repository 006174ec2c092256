import type { Request } from '@playwright/test'
import { expect, hydrated, inMotion, open, requestsFor, test } from './fixtures.ts'
import { expectPage, footerLink, headerLink, heading } from './page-actions.ts'
import { entryAt, pagePath, projectsOn } from './site.ts'

test.use(inMotion)

/** Everything of the app but the list of its files, which is small and asked for at once. */
const appFiles = /\/media\/assets\/(?!manifest-)[\w.-]+\.(?:js|css)$/

test('the app is asked for once all else of the page has come', async ({ page }) => {
  const order: string[] = []
  const fonts = new Set<Request>()
  page.on('request', (request) => {
    if (appFiles.test(request.url())) order.push('app')
    // Others come with the app, on purpose.
    else if (request.resourceType() === 'font' && !order.includes('app')) fonts.add(request)
  })
  page.on('requestfinished', (request) => {
    if (fonts.delete(request)) order.push('font')
  })
  await open(page, pagePath('en', 'home'))
  expect(order.filter((file) => file === 'font')).toHaveLength(5)
  expect(order.lastIndexOf('font')).toBeLessThan(order.indexOf('app'))
})

test('the app is not asked for before the page is painted', async ({ page }) => {
  await page.addInitScript(holdPaint)
  const asked = requestsFor(page, appFiles)
  await page.goto(pagePath('ar', 'home'), { waitUntil: 'load' })
  await page.evaluate(tenFrames)
  expect(asked).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('paint')))
  await hydrated(page)
})

test('the app comes at the first key, whatever is still on its way', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  await page.clock.install()
  await page.goto(pagePath('en', 'faqs'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  const asked = requestsFor(page, appFiles)
  await expect(heading(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await hydrated(page)
})

test('the app comes at once where the address asks for more than the file has', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {})
  await page.clock.install()
  const { number, entries } = projectsOn(3)
  await page.goto(`${pagePath('en', 'projects')}?page=${number}`, { waitUntil: 'commit' })
  const name = entryAt(entries, 0).title.en
  await expect(page.getByRole('heading', { name })).toBeAttached()
})

const testOfFailure = test.extend({ allowComplaints: /Failed to load|Failed to fetch dynamically/ })

testOfFailure('an app that failed is asked for again at the next touch', async ({ page }) => {
  let isBroken = true
  let failures = 0
  await page.route('**/media/assets/entry.client-*.js', async (route) => {
    if (!isBroken) return route.continue()
    failures += 1
    await route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto(pagePath('en', 'faqs'))
  await expect.poll(() => failures).toBeGreaterThan(0)
  isBroken = false
  await page.keyboard.press('Shift')
  await hydrated(page)
  await footerLink(page, 'en', 'milestone').click()
  await expectPage(page, 'en', 'milestone')
})

test('a truncated file is parsed up to where it ends', async ({ page }) => {
  await page.route(`**${pagePath('en', 'faqs')}`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.indexOf('</main>')) })
  })
  await page.goto(pagePath('en', 'faqs'))
  await expectPage(page, 'en', 'faqs')
  await page.keyboard.press('Shift')
  await headerLink(page, 'en', 'projects').click()
  await expectPage(page, 'en', 'projects')
})

/** Runs in a page before anything of its own: nothing of it is painted until the event `paint`. */
function holdPaint() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { visibility: hidden }')
  document.adoptedStyleSheets = [sheet]
  addEventListener('paint', () => {
    document.adoptedStyleSheets = []
  })
}

/** Waits for ten frames. */
function tenFrames(): Promise<void> {
  return new Promise((resolve) => {
    let left = 10
    const onFrame = () => {
      left -= 1
      if (left > 0) requestAnimationFrame(onFrame)
      else resolve()
    }
    requestAnimationFrame(onFrame)
  })
}

import type { PageKey } from '#app/i18n/paths.ts'
import { documentLoads, expect, inMotion, open, requestsFor, test } from './fixtures.ts'
import { expectPage, footerLink, headerLink } from './page-actions.ts'
import { pageDataPath, pagePath } from './site.ts'

/** How long a file that hangs is waited for: app/platform/data-file.test.ts. */

test.use(inMotion)

test('for who saves data, nothing is fetched ahead, and no worker installed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    navigator.serviceWorker.register = () => {
      console.error('a worker is registered')
      return Promise.reject(new Error('not wanted'))
    }
  })
  const asked = requestsFor(page, /\.data|\/pages\//)
  await open(page, pagePath('en', 'home'))
  await page.waitForLoadState('networkidle')
  // Idle work that was asked for later than the worker's has been done.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  )
  expect(asked).toEqual([])
})

test('what links lead to is there before a click, and asked for once', async ({ page }) => {
  const locale = 'ar'
  const asked = requestsFor(page, /./)
  const requests = (key: PageKey) => asked.filter((file) => file === pageDataPath(locale, key))
  await open(page, pagePath(locale, 'home'))
  for (const key of ['services', 'projects', 'faqs', 'contactUs'] as const) {
    await expect.poll(() => requests(key)).toHaveLength(1)
  }
  await page.waitForLoadState('networkidle')
  // Its links are in the footer, below the screen.
  expect(requests('certificates')).toEqual([])
  const before = asked.length
  await headerLink(page, locale, 'services').click()
  await expectPage(page, locale, 'services')
  // Nor does this page have a form, whose code would come as it nears.
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
  await headerLink(page, locale, 'faqs').click()
  await expectPage(page, locale, 'faqs')
  for (const key of ['services', 'home'] as const) {
    await page.goBack()
    await expectPage(page, locale, key)
  }
  for (const key of ['services', 'faqs'] as const) expect(requests(key)).toHaveLength(1)
  expect(requests('home')).toEqual([])
  // Hints are taken once the page that was gone back to is idle.
  await expect
    .poll(async () => {
      await footerLink(page, locale, 'certificates').blur()
      await footerLink(page, locale, 'certificates').focus()
      return requests('certificates').length
    })
    .toBe(1)
})

const testOfFailure = test.extend({ allowComplaints: /Failed to load|answered 503/ })

testOfFailure('prefetching that failed is tried again at the next hint', async ({ page }) => {
  const data = '**/data/en/pages/milestone.json'
  let isDown = true
  await page.route(data, (route) =>
    isDown ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  )
  const answer = (status: number) =>
    page.waitForResponse(
      (response) => response.url().endsWith(data.slice(2)) && response.status() === status,
    )
  await open(page, pagePath('en', 'faqs'))
  const link = footerLink(page, 'en', 'milestone')
  const failed = answer(503)
  await link.hover()
  await failed
  isDown = false
  let isLoaded = false
  const loaded = answer(200).then(async (response) => {
    await response.finished()
    isLoaded = true
  })
  // A hint that comes before the page has seen the failure asks for nothing.
  await expect
    .poll(async () => {
      await footerLink(page, 'en', 'aboutUs').hover()
      await link.hover()
      return isLoaded
    })
    .toBe(true)
  await loaded
  isDown = true
  const loads = documentLoads(page)
  await link.click()
  await expectPage(page, 'en', 'milestone')
  expect(loads).toEqual([])
})

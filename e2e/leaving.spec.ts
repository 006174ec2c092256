import { draftKey } from '#app/forms/draft.ts'
import { findWholeChromium } from '../tools/serve/chromium.ts'
import { expect, hydrated, open, test as siteTest } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { pagePath } from './site.ts'

/*
 * What Playwright's own browser does not do: Back shows a document as it was left (Playwright
 * switches that off, and a headless shell has no such thing), and a tab that crashes is opened again.
 */
const test = siteTest.extend({
  context: async ({ wholeBrowser, baseURL, contextOptions, serviceWorkers, viewport }, use) => {
    const options = { ...contextOptions, ...(baseURL && { baseURL }), serviceWorkers, viewport }
    const context = await wholeBrowser.newContext(options)
    await use(context)
    await context.close()
  },
})

test.skip(!findWholeChromium(), 'There is no whole Chromium here, only a headless shell.')

test('a form keeps its draft when the tab crashes', async ({ page, site }) => {
  const form = new FormOnPage(page, 'inquiry', 'ar')
  await open(page, form.address)
  await expect(form.form).toHaveAttribute('data-hydrated')
  await form.fill()
  const tab = await page.context().newCDPSession(page)
  const crash = page.waitForEvent('crash')
  const crashing = page.goto('chrome://crash').catch(() => {})
  await Promise.all([crash, crashing])
  // The page is lost to Playwright; the tab is not.
  await tab.send('Page.navigate', { url: `${site.origin}${form.address}` })
  for (const [field, typed] of Object.entries(form.case.typed)) {
    const expression = `document.querySelector('[data-form=inquiry] [name=${field}]')?.value`
    const value = () =>
      tab.send('Runtime.evaluate', { expression }).then(({ result }) => result.value)
    await expect.poll(value).toBe(typed)
  }
})

test('a message on its way when its page is left is still on its way on Back', async ({
  page,
  inbox,
}) => {
  const form = new FormOnPage(page, 'contact', 'en')
  inbox.answer = 'hang'
  await form.open()
  await form.fill()
  await form.send.click()
  await expect.poll(() => inbox.messages.length).toBe(1)
  await page.goto(pagePath('en', 'services'))
  await page.goBack({ waitUntil: 'commit' })
  await expect(form.sending).toBeVisible()
  inbox.release()
  await form.expectArrived(inbox)
})

test('a form comes back as it was left, and without what was sent on the next page', async ({
  page,
  inbox,
}) => {
  const form = new FormOnPage(page, 'newsletter', 'en')
  await form.open()
  await form.fill()
  await form.form.evaluate((element) => {
    addEventListener('pageshow', ({ persisted }) => {
      element.dataset.persisted = String(persisted)
    })
  })
  await page.goto(pagePath('en', 'services'))
  await page.goBack({ waitUntil: 'commit' })
  await expect(form.form).toHaveAttribute('data-persisted', 'true')
  await form.expectTyped()
  await page.goto(pagePath('en', 'aboutUs'))
  await form.expectTyped()
  await hydrated(page)
  await form.send.click()
  await form.expectStatus(`${form.name}.form.sent`)
  await page.goBack({ waitUntil: 'commit' })
  await form.expectCleared()
  form.expectDelivered(inbox)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey('newsletter'))).toBe(
    null,
  )
  await form.fill()
  await form.expectSends(inbox, 2)
})

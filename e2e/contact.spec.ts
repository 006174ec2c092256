import {
  expect,
  hydrated,
  inMotion,
  open,
  requestsFor,
  resumePopupTimers,
  test,
} from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { footerLink } from './page-actions.ts'
import { pagePath } from './site.ts'

test.use(inMotion)

test('a message arrives, and its pop-up goes by itself after 2000 ms', async ({ page, inbox }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text())
  })
  await open(page, pagePath('ar', 'faqs'))
  await footerLink(page, 'ar', 'contactUs').click()
  const form = new FormOnPage(page, 'contact', 'ar')
  // The values are logged at each change: specification, section 9.
  await form.field('name').pressSequentially('ab')
  await expect.poll(() => logged.at(-1)).toContain('ab')
  await form.field('name').pressSequentially('cd')
  await expect.poll(() => logged.slice(-2).join()).toMatch(/abc\b.*abcd\b/s)
  await form.fill()
  await form.expectSends(inbox)
  await expect(form.popup).toBeVisible()
  const clock = page.locator('[role=progressbar]')
  const times = await clock.evaluate((bar) =>
    bar.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  )
  expect(times).toEqual([2000])
  await resumePopupTimers(page)
  await expect(form.popup).toHaveCount(0)
})

const testOfFailure = test.extend({
  allowComplaints: /Failed to load resource|The message was not sent/,
})

testOfFailure('a copied tab sends its draft at its own press', async ({ page, context, inbox }) => {
  const first = new FormOnPage(page, 'contact', 'en')
  inbox.answer = 'cut'
  await first.open()
  await first.fill()
  await first.send.click()
  await first.expectStatus('send.status.unknown')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => window.open(location.href)),
  ])
  const copy = new FormOnPage(tab, 'contact', 'en')
  await copy.expectTyped()
  await copy.expectStatus('send.status.unknown')
  await hydrated(tab)
  inbox.answer = 'ok'
  for (const form of [first, copy]) {
    await form.send.click()
    await form.expectStatus('contact.form.sent')
  }
  expect(inbox.requests).toBe(3)
  first.expectDelivered(inbox, 3)
})

test('what checks and sends comes only when a form is near', async ({ page }) => {
  const asked = requestsFor(page, /form-checks-/)
  await open(page, pagePath('en', 'home'))
  expect(asked).toEqual([])
  await new FormOnPage(page, 'newsletter', 'en').field('email').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).not.toEqual([])
})

import { company } from '#content/company.ts'
import { services } from '#content/services.ts'
import { documentLoads, expect, hydrated, open, testOfPublisher as test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { expectReadable, footerLink, notePaint } from './page-actions.ts'
import { entryNear, pagePath, words } from './site.ts'

test.use({ allowComplaints: /Failed to load|Loading chunk|The message was not sent/ })

test('a page of an old deployment leads everywhere', async ({ page, publisher, inbox }) => {
  const locale = 'en'
  await page.addInitScript(notePaint)
  publisher.publish('old')
  await open(page, pagePath(locale, 'home'))
  publisher.publish('new')
  const loads = documentLoads(page)
  for (const key of ['aboutUs', 'certificates', 'services'] as const) {
    loads.length = 0
    await footerLink(page, locale, key).click()
    await expectReadable(page, locale, key)
    expect(loads.length).toBeLessThanOrEqual(1)
    await hydrated(page)
  }
  const tiles = page.getByRole('navigation', { name: words[locale]['services.all'] })
  const service = entryNear(services, 4)
  await tiles
    .getByRole('link')
    .nth(service.id - 1)
    .click()
  const detail = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(detail).toHaveText(service.name[locale])
  for (const key of ['certificates', 'aboutUs', 'home'] as const) {
    loads.length = 0
    await page.goBack()
    await expectReadable(page, locale, key)
    expect(loads.length).toBeLessThanOrEqual(1)
  }
  loads.length = 0
  await footerLink(page, locale, 'faqs').click()
  await expectReadable(page, locale, 'faqs')
  expect(loads.length).toBeLessThanOrEqual(1)
  await hydrated(page)
  const form = new FormOnPage(page, 'inquiry', locale)
  await form.form.scrollIntoViewIfNeeded()
  await form.fill()
  await form.expectSends(inbox)
})

test('its form keeps its text and can be sent', async ({ page, publisher, inbox }) => {
  const locale = 'ar'
  publisher.publish('old')
  const form = new FormOnPage(page, 'contact', locale)
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, form.address)
  publisher.publish('new')
  await form.fill()
  await form.send.click()
  await form.expectTyped()
  await expect(form.form.getByRole('link', { name: company.email })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await form.expectTyped()
  await form.form.scrollIntoViewIfNeeded()
  await form.expectSends(inbox)
})

import { localeKeys } from '#app/i18n/locales.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { namedFiles } from '../tools/build/offline-files.ts'
import { builtPage } from './built-site.ts'
import { documentLoads, expect, hydrated, open } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import {
  deployment,
  expectContactDetails,
  isShown,
  missingFonts,
  test,
  untilCached,
  visit,
} from './offline-cache.ts'
import { expectErrorPage, expectReadable, footerLink } from './page-actions.ts'
import { pagePath, pageWithPictures, words } from './site.ts'

/** Visits that lose the network and get it back. */

test('a page visited once opens offline, by address and by reload', async ({ page, network }) => {
  const locale = 'ar'
  const key = pageWithPictures
  const address = pagePath(locale, key)
  await open(page, address)
  const picture = page.getByRole('main').locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => isShown(picture)).toBe(true)
  await untilCached(page, address)
  await network.off()
  for (const open of [
    () => page.goto(address),
    () => page.reload(),
    () => page.goto(`${address}?utm_source=letter`),
    () => page.goto(`${address}/`),
  ]) {
    await open()
    await expectReadable(page, locale, key)
    await hydrated(page)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => isShown(picture)).toBe(true)
    expect(await page.evaluate(missingFonts)).toEqual([])
  }
})

test('a click on a page visited before opens it offline', async ({ page, network }) => {
  const locale = 'en'
  await visit(page, locale, 'aboutUs')
  await visit(page, locale, 'faqs')
  await network.off()
  const loads = documentLoads(page)
  await footerLink(page, locale, 'aboutUs').click()
  await expect(page).toHaveURL(pagePath(locale, 'aboutUs'))
  await expectReadable(page, locale, 'aboutUs')
  expect(loads.length).toBeLessThanOrEqual(1)
  await hydrated(page)
  await footerLink(page, locale, 'faqs').click()
  await expectReadable(page, locale, 'faqs')
})

test('contact details and form open offline though never visited', async ({
  page,
  network,
  inbox,
}) => {
  const locale = 'ar'
  await visit(page, locale, 'home')
  // What the contact page starts with, as it was built.
  const files = namedFiles((await builtPage(pagePath(locale, 'contactUs'))).html())
  expect(files.length).toBeGreaterThan(10)
  await untilCached(page, ...files)
  await network.off()
  await footerLink(page, locale, 'contactUs').click()
  await expectContactDetails(page, locale)
  const form = new FormOnPage(page, 'contact', locale)
  await form.open()
  await expectContactDetails(page, locale)
  await form.fill()
  await form.send.click()
  await form.expectFailure()
  await page.reload()
  await hydrated(page)
  await form.expectTyped()
  expect(inbox.requests).toBe(0)
  await network.on()
  await form.form.scrollIntoViewIfNeeded()
  await form.expectSends(inbox)
})

test('a new deployment shows on the very next load', async ({ page, network, publisher }) => {
  const locale = 'en'
  await visit(page, locale, 'faqs')
  await visit(page, locale, 'aboutUs')
  expect(await deployment(page)).toBe('old')
  publisher.publish('new')
  await page.reload()
  expect(await deployment(page)).toBe('new')
  await expectReadable(page, locale, 'aboutUs')
  await hydrated(page)
  await footerLink(page, locale, 'faqs').click()
  await expectReadable(page, locale, 'faqs')
  await page.goto(pagePath(locale, 'faqs'))
  expect(await deployment(page)).toBe('new')
  await untilCached(page, pagePath(locale, 'faqs'))
  await network.off()
  await page.reload()
  expect(await deployment(page)).toBe('new')
  await expectReadable(page, locale, 'faqs')
})

test('a page never visited gives a page that says so, with a way on', async ({ page, network }) => {
  const locale = 'ar'
  await visit(page, locale, 'home')
  await network.off()
  await page.goto(pagePath(locale, 'milestone'))
  await expect(page).toHaveTitle(/offline/)
  for (const language of localeKeys) {
    const part = page.locator(`section[lang=${language}]`)
    await expect(part.getByRole('heading')).toBeVisible()
    await expect(part.getByRole('link', { name: company.email })).toBeVisible()
    await expect(part.getByRole('link', { name: branches[0].phone })).toBeVisible()
  }
  // Styled without a file of its own.
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const section = page.locator(`section[lang=${locale}]`)
  await section.getByRole('link', { name: pages.contactUs.name[locale] }).click()
  await expectContactDetails(page, locale)
  await page.goto(pagePath(locale, 'milestone'))
  await section.getByRole('link', { name: pages.home.name[locale] }).click()
  await expectReadable(page, locale, 'home')
  await network.on()
  await page.goto(pagePath(locale, 'milestone'))
  await expectReadable(page, locale, 'milestone')
})

test('a click on a page that is nowhere to be had leaves the visitor where they are', async ({
  page,
  network,
}) => {
  await visit(page, 'en', 'faqs')
  await network.off()
  const loads = documentLoads(page)
  await footerLink(page, 'en', 'milestone').click()
  await expectErrorPage(page, 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(loads).toEqual([])
  await network.on()
  await page.getByRole('button', { name: words.en['error.retry'] }).click()
  await expectReadable(page, 'en', 'milestone')
})

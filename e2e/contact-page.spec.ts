import type { Page } from '@playwright/test'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import type { Company, Locale } from '#content/types.ts'
import { answerForMap, expect, open, requestsFor, test } from './fixtures.ts'
import { expectPage, mapBehindCaption } from './page-actions.ts'
import { pagePath, words } from './site.ts'

/** What the clocks of the sample's branches show at 09:30 UTC. */
const seasons = [
  { locale: 'en', day: '2026-01-15', times: '12:30+3 11:30+2 13:30+4 13:30+4 12:30+3 10:30+1' },
  { locale: 'ar', day: '2026-07-15', times: '12:30+3 12:30+3 13:30+4 13:30+4 12:30+3 11:30+2' },
] as const

for (const { locale, day, times } of seasons) {
  test(`each branch in ${locale}, with the time there on ${day}, and the mailbox`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.setFixedTime(new Date(`${day}T09:30:00Z`))
    await open(page, pagePath(locale, 'contactUs'))
    const called = { has: page.locator('a[href^="tel:"]') }
    const entries = page.getByRole('main').getByRole('listitem').filter(called)
    await expect(entries).toHaveCount(branches.length)
    // The clocks start near the viewport.
    await entries.last().scrollIntoViewIfNeeded()
    for (const [place, branch] of branches.entries()) {
      const entry = entries.nth(place)
      const phone = entry.locator('a[href^="tel:"]')
      await expect(phone).toHaveText(branch.phone)
      await expect(phone).toHaveAttribute('dir', 'ltr')
      const offset = entry.getByText(/^UTC([+-]\d\d?(:\d\d)?)?$/)
      await expect(offset).toBeVisible()
      if (!company.isSample) continue
      const [time = '', hours = ''] = times.split(' ')[place]?.split('+') ?? []
      await expect(entry).toContainText(time)
      await expect(offset).toHaveText(`UTC+${hours}`)
    }
    await expectMailbox(page, locale)
  })
}

/** It has website, mail, place and both networks. */
async function expectMailbox(page: Page, locale: Locale) {
  const mailbox = page.getByRole('complementary', { name: words[locale]['contact.ways.heading'] })
  const website = mailbox.locator(`a[href="${company.website}"]`)
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(mailbox.locator(`a[href="mailto:${company.email}"]`)).toHaveText(company.email)
  const { phone, whatsapp }: Company = company
  for (const [start, number] of [
    ['tel:', phone],
    ['https://wa.me/', whatsapp],
  ] as const) {
    const link = mailbox.locator(`a[href^="${start}"]`)
    await expect(link).toContainText(number ? [number] : [])
  }
  await expect(mailbox.locator('a[href="#map"]')).toContainText(branches[0].city[locale])
  for (const { name, url } of company.social) {
    const link = mailbox.getByRole('link', { name: `${name} ${words[locale]['link.newTab']}` })
    await expect(link).toHaveAttribute('href', url)
  }
  await mailbox.getByRole('button').click()
  await expect(mailbox.getByRole('status')).toHaveText(words[locale]['copy.copied'])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.email)
}

test('what becomes of their data is a click away, from the footer and from a form', async ({
  page,
}) => {
  await open(page, pagePath('ar', 'faqs'))
  for (const part of ['contentinfo', 'main'] as const) {
    await page.getByRole(part).getByRole('link', { name: words.ar['privacy.link'] }).click()
    await expect(page).toHaveURL(`${pagePath('ar', 'contactUs')}#privacy`)
    const heading = page.getByRole('heading', { name: contact.privacy.heading.ar })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    if (part !== 'contentinfo') continue
    await page.goBack()
    // The contact page has links of that name as well.
    await expectPage(page, 'ar', 'faqs')
  }
  await page.locator('form a[href$="#privacy"]').first().click()
  await expect(page.getByRole('heading', { name: contact.privacy.heading.ar })).toBeFocused()
})

test('the map comes when it is near, and has a name', async ({ page, context }) => {
  await answerForMap(context)
  const asked = requestsFor(page, /openstreetmap/)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, pagePath('ar', 'contactUs'))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.locator('#map').scrollIntoViewIfNeeded()
  const title = words.ar['contact.map.title'].replace('{city}', branches[0].city.ar)
  await expect(page.locator(`iframe[title="${title}"]`)).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => asked).toContain('/export/embed.html')
  expect(await page.locator('#map').evaluate(mapBehindCaption)).toBe(0)
})

test('a map that cannot be had leaves the drawing, the address and the way to a map', async ({
  page,
}) => {
  const isTold = page.waitForEvent('requestfailed', (request) => request.url().includes('robots'))
  await open(page, pagePath('en', 'contactUs'))
  await page.locator('#map').scrollIntoViewIfNeeded()
  await isTold
  await expect(page.locator('#map iframe')).toHaveCount(0)
  await expect(page.locator('#map > svg')).toBeVisible()
  const way = page.getByRole('link', { name: words.en['contact.map.open'] })
  await expect(way).toHaveAttribute('target', '_blank')
})

import { localeKeys, locales } from '#app/i18n/locales.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { pagePath, words } from './site.ts'

/** What the branches' clocks show at 09:30 UTC. */
const seasons = [
  {
    season: 'winter',
    day: '2026-01-15',
    times: [
      ['12:30', 'UTC+3'],
      ['11:30', 'UTC+2'],
      ['13:30', 'UTC+4'],
      ['13:30', 'UTC+4'],
      ['12:30', 'UTC+3'],
      ['10:30', 'UTC+1'],
    ],
  },
  {
    season: 'summer',
    day: '2026-07-15',
    times: [
      ['12:30', 'UTC+3'],
      ['12:30', 'UTC+3'],
      ['13:30', 'UTC+4'],
      ['13:30', 'UTC+4'],
      ['12:30', 'UTC+3'],
      ['11:30', 'UTC+2'],
    ],
  },
]

for (const locale of localeKeys) {
  const text = words[locale]

  test(`mailbox in ${locale}: website, mail, place and both networks`, async ({ page }) => {
    await page.goto(pagePath(locale, 'contactUs'))
    await hydrated(page)
    const mailbox = page.getByRole('complementary', { name: text['contact.ways.heading'] })
    const website = mailbox.locator(`a[href="${company.website}"]`)
    await expect(website).toHaveAttribute('target', '_blank')
    await expect(mailbox.locator(`a[href="mailto:${company.email}"]`)).toHaveText(company.email)
    await expect(mailbox.locator('a[href="#map"]')).toContainText(branches[0].city[locale])
    for (const { name, url } of company.social) {
      const link = mailbox.getByRole('link', { name: `${name} ${text['link.newTab']}` })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test(`what follows a message in ${locale}: four steps, hours, registration`, async ({ page }) => {
    await page.goto(pagePath(locale, 'contactUs'))
    const after = page.getByRole('region', { name: contact.afterwards.heading[locale] })
    const steps = after.getByRole('listitem')
    await expect(steps).toHaveCount(4)
    for (const [index, { when, title, text }] of contact.steps.entries()) {
      for (const part of [when, title, text])
        await expect(steps.nth(index).getByText(part[locale], { exact: true })).toBeVisible()
    }
    for (const note of [contact.hours, contact.registration])
      await expect(page.getByText(note[locale], { exact: true })).toBeVisible()
  })

  test(`the address is copied in ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(pagePath(locale, 'contactUs'))
    await hydrated(page)
    const mailbox = page.getByRole('complementary', { name: text['contact.ways.heading'] })
    await mailbox.getByRole('button').click()
    await expect(mailbox.getByRole('status')).toHaveText(text['copy.copied'])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.email)
  })

  const mapTitle = text['contact.map.title'].replace('{city}', branches[0].city[locale])

  test(`the map in ${locale} comes when it is near, and has a name`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('openstreetmap')) asked.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(pagePath(locale, 'contactUs'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.locator('#map').scrollIntoViewIfNeeded()
    await expect(page.locator(`iframe[title="${mapTitle}"]`)).toHaveAttribute('loading', 'lazy')
    await expect.poll(() => asked.some((url) => url.includes('/export/embed.html'))).toBe(true)
    const open = page.getByRole('link', { name: text['contact.map.open'] })
    await expect(open).toHaveAttribute('target', '_blank')
  })

  test.describe(`a map that cannot be had, in ${locale}`, () => {
    test.use({ allowComplaints: /Failed to load resource/ })

    test('leaves the drawing, the address and the way to a map', async ({ page, context }) => {
      await context.route('https://www.openstreetmap.org/**', (route) => route.abort())
      await page.goto(pagePath(locale, 'contactUs'))
      await hydrated(page)
      const isTold = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('robots'),
      )
      await page.locator('#map').scrollIntoViewIfNeeded()
      await isTold
      await expect(page.locator('#map iframe')).toHaveCount(0)
      await expect(page.locator('#map > svg')).toBeVisible()
      await expect(page.getByRole('link', { name: text['contact.map.open'] })).toBeVisible()
    })
  })

  for (const { season, day, times } of seasons) {
    test(`six branches in ${locale}, with the time there in ${season}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${day}T09:30:00Z`))
      await page.goto(pagePath(locale, 'contactUs'))
      await hydrated(page)
      const cities = branches.map((branch) => branch.city[locale])
      const heading = text['contact.branches.heading']
        .replace('{first}', `${cities[0]}`)
        .replace('{last}', `${cities.at(-1)}`)
      const list = page.getByRole('region', { name: heading })
      const entries = list.getByRole('listitem')
      await expect(entries).toHaveCount(6)
      // The clocks start near the viewport.
      await list.scrollIntoViewIfNeeded()
      for (const [place, branch] of branches.entries()) {
        const entry = entries.nth(place)
        await expect(entry.getByRole('heading')).toContainText(branch.city[locale])
        await expect(entry).toContainText(branch.country[locale])
        await expect(entry).toContainText(branch.address[locale])
        await expect(entry.locator('a[href^="tel:"]')).toHaveText(branch.phone)
        await expect(entry.locator('a[href^="tel:"]')).toHaveAttribute('dir', 'ltr')
        const [time = '', offset = ''] = times[place] ?? []
        await expect(entry).toContainText(time)
        await expect(entry.getByText(offset, { exact: true })).toBeVisible()
      }
      await expect(page.locator('html')).toHaveAttribute('dir', locales[locale].dir)
    })
  }
}

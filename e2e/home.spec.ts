import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { blogPosts } from '#content/blogs.ts'
import { home as words } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { solutions } from '#content/solutions.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import {
  expectStill,
  fontsLoaded,
  lettersAsOnPhones,
  noteShifts,
  spaceAfter,
} from './page-actions.ts'
import { entryAt, pagePath } from './site.ts'

test.use({ ...inMotion, launchOptions: lettersAsOnPhones })

for (const locale of localeKeys) {
  const home = pagePath(locale, 'home')

  test(`${home}: a way into each service`, async ({ page }) => {
    await page.goto(home)
    await hydrated(page)
    const title = (await page.locator('h1').textContent()) ?? ''
    for (const service of [entryAt(services, 0), entryAt(services, -1)]) {
      const link = page.getByRole('main').getByRole('link', { name: service.name[locale] })
      await link.first().click()
      // Home itself has such a heading too.
      await expect(page).toHaveURL(
        new RegExp(`${pagePath(locale, 'services')}\\?page=${service.id}$`),
      )
      const heading = page.getByRole('heading', { level: 2, name: service.name[locale] })
      await expect(heading).toBeInViewport()
      await expect(heading).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(home)
      // The address changes first; the services' own tiles would replace it, not follow it.
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    const rows = page.getByRole('main').locator(`a[href^="${pagePath(locale, 'services')}?"]`)
    await expect(rows).toHaveCount(services.length)
  })

  test(`${home}: cards of projects lead to them`, async ({ page }) => {
    await page.goto(home)
    // Named by their titles alone.
    const leads = await page
      .locator('main h3 > a[data-covers]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(leads).toHaveLength(words.featured.length + Math.min(3, blogPosts.length))
    expect(leads.filter((lead) => /\/projects\?(?:.*&)?project=\d+$/.test(lead))).toHaveLength(
      words.featured.length,
    )
  })

  test(`${home}: its sectors lead to the solutions`, async ({ page }) => {
    const target = pagePath(locale, 'solutions')
    await page.goto(home)
    await hydrated(page)
    const sectors = page.getByRole('region', { name: words.sectors.heading[locale] })
    const cells = sectors.getByRole('listitem').getByRole('link')
    await expect(cells).toHaveCount(solutions.sectorList.length + 1)
    expect(await sectors.getByRole('listitem').last().evaluate(spaceAfter)).toBeLessThan(2)
    for (const link of await sectors.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', target)
    }
    // Its corner, where neither its name nor its figure is.
    await sectors
      .getByRole('listitem')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pages.solutions.heading[locale],
    )
  })
}

for (const [locale, width] of [
  ['ar', 390],
  ['en', 1440],
] as const) {
  const home = pagePath(locale, 'home')

  test(`${home}: nothing moves while it loads slowly, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(noteShifts)
    await slowLine(page)
    await page.goto(home, { waitUntil: 'load' })
    await hydrated(page)
    await page.evaluate(fontsLoaded)
    await expectStill(page)
  })
}

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, and nothing in the cache. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
}

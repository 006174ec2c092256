import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { home as words } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import { carouselLogos } from '#content/partners.ts'
import { services } from '#content/services.ts'
import { solutions } from '#content/solutions.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { fontsLoaded, lettersAsOnPhones } from './page-actions.ts'
import { pagePath } from './site.ts'

test.use({ ...inMotion, hasMap: false, launchOptions: lettersAsOnPhones() })

for (const locale of localeKeys) {
  const home = pagePath(locale, 'home')

  test(`${home}: a way into each of the 17 services`, async ({ page }) => {
    await page.goto(home)
    await hydrated(page)
    const title = (await page.locator('h1').textContent()) ?? ''
    for (const service of [services[0], services[16]]) {
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

  test(`${home}: figures, sectors, projects, certificates and posts`, { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto(home)
    const main = page.getByRole('main')
    for (const figure of ['+220', '+100', '+34', '+80', '+10']) {
      await expect(main.getByText(figure, { exact: true })).toBeVisible()
    }
    for (const { name } of carouselLogos) await expect(main.getByText(name).first()).toBeAttached()
    const count = (heading: 'projects' | 'certificates' | 'blogs') =>
      main.locator(`section:has(a[href="${pagePath(locale, heading)}"]) h3`)
    expect(await count('certificates').count()).toBe(6)
    expect(await count('blogs').count()).toBe(3)
    // Named by their titles alone.
    const leads = await main
      .locator('h3 > a[data-covers]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(leads).toHaveLength(6)
    expect(leads.filter((lead) => /\/projects\?(?:.*&)?project=\d+$/.test(lead))).toHaveLength(3)
  })

  test(`${home}: its sectors lead to the solutions`, async ({ page }) => {
    const target = pagePath(locale, 'solutions')
    await page.goto(home)
    await hydrated(page)
    const sectors = page.getByRole('region', { name: words.sectors.heading[locale] })
    const cells = sectors.getByRole('listitem').getByRole('link')
    await expect(cells).toHaveCount(solutions.sectorList.length + 1)
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

// Phones in both languages; for the wider layouts the languages take turns.
for (const [locale, width] of [
  ['en', 390],
  ['ar', 390],
  ['ar', 900],
  ['en', 1440],
] as const) {
  const home = pagePath(locale, 'home')

  test(`${home}: nothing moves while it loads slowly, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchLayoutShifts(page)
    await slowLine(page)
    await page.goto(home, { waitUntil: 'load' })
    await hydrated(page)
    await page.evaluate(fontsLoaded)
    const shifts = await layoutShifts(page)
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.002)
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

async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        // The value is the whole frame's, however many elements moved in it.
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
          return `${name} ${from.x},${from.y} to ${to.x},${to.y}`
        })
        shifts.push(`${entry.value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

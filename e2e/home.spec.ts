import { createServer, get } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { blogPosts } from '#content/blogs.ts'
import { home as words } from '#content/home.ts'
import { services } from '#content/services.ts'
import { solutions } from '#content/solutions.ts'
import { listen } from '#tools/serve/site-server.ts'
import { expect, inMotion, open, test } from './fixtures.ts'
import {
  expectPage,
  expectStill,
  fontsLoaded,
  heading,
  noteShifts,
  spaceAfter,
} from './page-actions.ts'
import { entryAt, pagePath } from './site.ts'

test.use(inMotion)

test('a way into each service, and back', async ({ page }) => {
  const home = pagePath('en', 'home')
  await open(page, home)
  for (const { id, name } of [entryAt(services, 0), entryAt(services, -1)]) {
    await page.getByRole('main').getByRole('link', { name: name.en }).first().click()
    // Home itself has such a heading too.
    await expect(page).toHaveURL(`${pagePath('en', 'services')}?page=${id}`)
    const service = page.getByRole('heading', { level: 2, name: name.en })
    await expect(service).toBeInViewport()
    await expect(service).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(home)
    // The address changes first; the services' own tiles would replace it, not follow it.
    await expectPage(page, 'en', 'home')
  }
  const rows = page.getByRole('main').locator(`a[href^="${pagePath('en', 'services')}?"]`)
  await expect(rows).toHaveCount(services.length)
})

test('cards lead to projects and posts, sectors to the solutions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pagePath('ar', 'home'))
  await expectLargeHeading(page)
  // Named by their titles alone.
  const leads = await page
    .locator('main h3 > a[data-covers]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(leads).toHaveLength(words.featured.length + Math.min(3, blogPosts.length))
  const toProjects = leads.filter((lead) => /\/projects\?(?:.*&)?project=\d+$/.test(lead))
  expect(toProjects).toHaveLength(words.featured.length)

  const target = pagePath('ar', 'solutions')
  const sectors = page.getByRole('region', { name: words.sectors.heading.ar })
  const cells = sectors.getByRole('listitem')
  await expect(cells.getByRole('link')).toHaveCount(solutions.sectorList.length + 1)
  expect(await cells.last().evaluate(spaceAfter)).toBeLessThan(2)
  for (const link of await sectors.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', target)
  }
  // Its corner, where neither its name nor its figure is.
  await cells.first().click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(target)
  await expectPage(page, 'ar', 'solutions')
})

for (const [locale, width] of [
  ['ar', 390],
  ['en', 1440],
] as const) {
  const home = pagePath(locale, 'home')

  test(`${home}: nothing moves while it loads slowly, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(noteShifts)
    await open(page, (await slowHost(site.origin)) + home)
    await page.evaluate(fontsLoaded)
    await expectStill(page)
    if (width === 1440) await expectLargeHeading(page)
  })
}

/** On a wide screen, no page has a larger one. */
async function expectLargeHeading(page: Page) {
  const size = (title: Element) => Number.parseFloat(getComputedStyle(title).fontSize)
  expect(await heading(page).evaluate(size)).toBeGreaterThanOrEqual(72)
}

/** Of a slow 4G line, in ms. */
const roundTrip = 150

/** Bytes that arrive together, and how long they take in ms. */
const packet = { bytes: 4096, time: 20 }

/**
 * A host behind a slow line that all requests share. Chromium's own emulation of a slow network is no choice: a
 * load on it may never end (microsoft/playwright#22676).
 *
 * @returns its origin
 */
async function slowHost(origin: string): Promise<string> {
  let isFree = Promise.resolve()
  async function* slowly(parts: AsyncIterable<Buffer>) {
    await delay(roundTrip)
    for await (const part of parts) {
      for (let start = 0; start < part.length; start += packet.bytes) {
        isFree = isFree.then(() => delay(packet.time))
        await isFree
        yield part.subarray(start, start + packet.bytes)
      }
    }
  }
  const server = createServer(({ url, headers }, response) => {
    get(origin + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, slowly, response).catch(() => response.destroy())
    })
  })
  server.unref()
  return `http://localhost:${await listen(server, 0)}`
}

import { localeKeys } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { pages } from '#content/pages.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { pagePath } from './paths.ts'

for (const locale of localeKeys) {
  test(`what links on the screen lead to is there before a click, in ${locale}`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isAhead = (path: string) => asked.filter((file) => file === path).length
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    for (const key of ['services', 'projects', 'faqs', 'contactUs'] as const) {
      await expect.poll(() => isAhead(`${pagePath(locale, key)}.data`)).toBe(1)
    }
    // Its links stand in the footer, below the screen.
    expect(isAhead(`${pagePath(locale, 'certificates')}.data`)).toBe(0)
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await page
      .getByRole('banner')
      .getByRole('link', { name: pages.services.name[locale], exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.heading[locale])
    // Nor does this page have a form, whose code would come as it nears.
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
  })

  test(`the data that was prefetched serves the click and the way back, in ${locale}`, async ({
    browser,
    site,
  }) => {
    // A context without routes, which would switch the browser's cache off.
    const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    const keys = ['services', 'faqs', 'home'] as const
    const requests = (key: PageKey) => page.evaluate(transfers, `${pagePath(locale, key)}.data`)
    for (const key of keys) await expect.poll(() => requests(key)).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('heading', { level: 1 })
    for (const key of ['services', 'faqs'] as const) {
      const banner = page.getByRole('banner')
      await banner.getByRole('link', { name: pages[key].name[locale], exact: true }).click()
      await expect(heading).toHaveText(pages[key].heading[locale])
    }
    for (const key of ['services', 'home'] as const) {
      await page.goBack()
      await expect(heading).toHaveText(pages[key].heading[locale])
    }
    for (const key of keys) {
      const [first, ...others] = await requests(key)
      expect(first).toMatchObject({ isFromCache: false })
      expect(others.length, key).toBeGreaterThan(0)
      for (const other of others) expect(other).toEqual({ ...first, isFromCache: true })
    }
    await context.close()
  })

  test(`a link further down is followed ahead when it is pointed at, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const asked = page.waitForRequest((request) =>
      request.url().includes(`${pagePath(locale, 'milestone')}.data`),
    )
    const link = page.getByRole('contentinfo').getByRole('link', {
      name: pages.milestone.name[locale],
      exact: true,
    })
    await link.focus()
    await asked
  })

  test(`nothing is fetched ahead for who saves data, in ${locale}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  })
}

/** Runs in a page: the requests for a file, each with its address and whether the cache answered. */
function transfers(file: string) {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({ name }) => new URL(name).pathname === file)
    .map(({ name, transferSize }) => ({ name, isFromCache: transferSize === 0 }))
}

import { localeKeys } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { pages } from '#content/pages.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { pageDataPath, pagePath } from './site.ts'

test.use(inMotion)

test('a link further down is followed ahead when it is pointed at', async ({ page }) => {
  const locale = 'ar'
  await page.goto(pagePath(locale, 'home'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const asked = page.waitForRequest((request) =>
    request.url().includes(pageDataPath(locale, 'milestone')),
  )
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: pages.milestone.name[locale], exact: true })
  await link.focus()
  await asked
})

test('nothing is fetched ahead for who saves data', async ({ page }) => {
  const locale = 'en'
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pagePath(locale, 'home'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\.data|\/pages\//.test(url))).toEqual([])
})

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
      await expect.poll(() => isAhead(pageDataPath(locale, key))).toBe(1)
    }
    // Its links are in the footer, below the screen.
    expect(isAhead(pageDataPath(locale, 'certificates'))).toBe(0)
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

  test(`a click and the way back ask for no data again, in ${locale}`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const requests = (key: PageKey) => asked.filter((file) => file === pageDataPath(locale, key))
    await page.goto(pagePath(locale, 'home'))
    await hydrated(page)
    for (const key of ['services', 'faqs'] as const) {
      await expect.poll(() => requests(key)).toHaveLength(1)
    }
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
    for (const key of ['services', 'faqs'] as const) expect(requests(key)).toHaveLength(1)
    expect(requests('home')).toEqual([])
  })
}

import { localeKeys } from '#app/i18n/locales.ts'
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

import { localeKeys } from '#app/i18n/locales.ts'
import { themeKey } from '#app/start/protocol.ts'
import { company } from '#content/company.ts'
import { faqs } from '#content/faqs.ts'
import { projects } from '#content/projects.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { resize } from './page-actions.ts'
import { type PaperFaults, readPaper } from './paper.ts'
import { listedPages, pagePath } from './site.ts'

test.use({ ...inMotion, colorScheme: 'dark' })

/** A4 between its margins. */
const paper = { width: 703, height: 1017 }

/** All pages are looked at, whatever one of them has. */
const softly = expect.configure({ soft: true })

const none: PaperFaults = { pale: [], missing: [], controls: [], placeholders: [], moving: [] }

for (const locale of localeKeys) {
  test(`on paper every page says in ink all it says, in ${locale}`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey)
    await page.emulateMedia({ media: 'print' })
    await resize(page, paper)
    const own = listedPages.filter((listed) => listed.locale === locale)
    for (const path of [
      ...own.map((listed) => listed.path),
      `${pagePath(locale, 'services')}?page=3`,
    ]) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const theme of ['dark', 'light']) {
        await page.locator('html').evaluate((root, name) => {
          root.dataset.theme = name
        }, theme)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await softly.poll(() => page.evaluate(readPaper), `${path}, ${theme}`).toEqual(none)
      }
    }
  })

  test(`on paper questions have answers, projects stories, addresses their words, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(pagePath(locale, 'faqs'))
    for (const { answer } of faqs) await expect(page.getByText(answer[locale])).toBeVisible()
    await page.goto(pagePath(locale, 'projects'))
    for (const { story } of projects.slice(0, 8)) {
      await expect(page.getByText(story.change[locale])).toBeVisible()
    }
    await page.goto(pagePath(locale, 'contactUs'))
    const addresses = page.getByRole('main').getByText(company.email, { exact: true })
    await expect(addresses.filter({ visible: true }).first()).toBeVisible()
  })
}

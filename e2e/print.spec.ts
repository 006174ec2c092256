import { themeKey } from '#app/start/protocol.ts'
import { company } from '#content/company.ts'
import { expect, inMotion, open, test } from './fixtures.ts'
import { heading, resize } from './page-actions.ts'
import { type PaperFaults, readPaper } from './paper.ts'
import { pagePath, pagesInTurn } from './site.ts'

test.use({ ...inMotion, colorScheme: 'dark' })

/** A4 between its margins. */
const paper = { width: 703, height: 1017 }

/** All pages are looked at, whatever one of them has. */
const softly = expect.configure({ soft: true })

const none: PaperFaults = { pale: [], missing: [], controls: [], placeholders: [], moving: [] }

/** Pages are printed from both themes, each from one in one of its languages. */
for (const [turn, theme] of (['dark', 'light'] as const).entries()) {
  test(`on paper every page says in ink all it says, in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
      themeKey,
      theme,
    ] as const)
    await page.emulateMedia({ media: 'print' })
    await resize(page, paper)
    const service = `${pagePath(turn === 0 ? 'en' : 'ar', 'services')}?page=3`
    const own = pagesInTurn(turn === 0 ? 0 : 1).map((listed) => listed.path)
    for (const path of [...own, service]) {
      await open(page, path)
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await softly.poll(() => page.evaluate(readPaper), path).toEqual(none)
      if (!path.endsWith(pagePath('en', 'contactUs'))) continue
      const address = page.getByRole('main').getByText(company.email, { exact: true })
      await softly(address.filter({ visible: true }).first()).toBeVisible()
    }
  })
}

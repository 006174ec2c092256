import { company } from '#content/company.ts'
import { projects } from '#content/projects.ts'
import { expect, test } from './fixtures.ts'
import { alterDocument, heading, mapBehindCaption } from './page-actions.ts'
import { pagePath, pagesInTurn, words } from './site.ts'

/** Browsers that run no scripts, and pages of which they refuse the scripts. */

test.use({ javaScriptEnabled: false })

test('every page has its words, its links and a way to the company', async ({ page }) => {
  for (const { path, locale, heading: title } of pagesInTurn()) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('[data-theme-switch]').first()).toBeHidden()
      const search = { name: words[locale]['search.open'] }
      await expect(page.getByRole('banner').getByRole('button', search)).toBeHidden()
      await expect(page.locator('form').filter({ visible: true })).toHaveCount(0)
      const mail = page.locator(`a[href="mailto:${company.email}"]`)
      await expect(mail.filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(hiddenTexts), 'waits for a script to be shown').toEqual([])
      const links = page.getByRole('main').locator('a[href^="/"]')
      const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(addresses.filter((address) => !/^\/[a-z]/.test(address ?? ''))).toEqual([])
    })
  }
})

test('the register opens its stories', async ({ page }) => {
  await page.goto(pagePath('en', 'projects'))
  for (const { story } of projects.slice(0, 2)) {
    const change = page.getByText(story.change.en)
    await expect(change).toBeHidden()
    await page.locator('details', { hasText: story.change.en }).locator('summary').click()
    await expect(change).toBeVisible()
  }
})

test('the contact page has its map', async ({ page }) => {
  await page.goto(pagePath('ar', 'contactUs'))
  const map = page.locator('#map iframe')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  expect(await page.locator('#map').evaluate(mapBehindCaption)).toBe(0)
})

test('pages whose scripts are refused have no dead control, and a way to write', async ({
  browser,
  site,
}) => {
  // A page of its own: the browser complains of what its policy refuses.
  const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: true })
  for (const key of ['contactUs', 'faqs', 'blogs', 'projects', 'home'] as const) {
    await test.step(key, async () => {
      const address = pagePath('ar', key)
      await alterDocument(page, address, alterScripts)
      await page.goto(address)
      await expect(heading(page)).toBeVisible()
      expect(await page.evaluate(() => 'theme' in document.documentElement.dataset)).toBe(false)
      await expect(page.locator('form, [role=tab]').filter({ visible: true })).toHaveCount(0)
      const working = '[command], [popovertarget], [aria-haspopup=dialog]'
      const dead = page.getByRole('main').locator(`button:not(${working})`)
      await expect(dead.filter({ visible: true })).toHaveCount(0)
      const mail = page.locator(`a[href="mailto:${company.email}"]`)
      await expect(mail.filter({ visible: true }).first()).toBeVisible()
      const forms = await page.locator('form').count()
      await expect(page.locator(`form + p a`).filter({ visible: true })).toHaveCount(forms)
    })
  }
  await page.close()
})

/** Alters each inline script, so that its hash in the page's policy no longer holds. */
function alterScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*(?:src=|application))[^>]*>/g, '$& ')
}

/** Headings and paragraphs of the page that are not shown, though nothing closed holds them. */
function hiddenTexts() {
  return [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter(
      (element) =>
        !element.closest('dialog, details, form, template') &&
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.textContent)
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { dataPath } from '#app/i18n/paths.ts'
import { certificates } from '#content/certificates.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { fontsLoaded } from './page-actions.ts'
import { listedPages, pagePath, words } from './site.ts'

const phone = { width: 390, height: 844 }

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // Moving parts change nothing about names, roles and contrast, but keep the rules waiting.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of listedPages) {
      test(`${path}: no accessibility findings, no sideways scroll on a phone`, async ({
        page,
      }) => {
        await page.goto(path)
        await hydrated(page)
        await expectAccessible(page)
        await resize(page, phone)
        await expectAccessible(page)
        await resize(page, { width: 320, height: 640 })
        await expect.poll(() => sidewaysScroll(page)).toBe(0)
      })
    }

    for (const locale of localeKeys) {
      const text = words[locale]

      test(`menus and a dialog that are open, in ${locale}`, async ({ page }) => {
        await page.goto(pagePath(locale, 'certificates'))
        await hydrated(page)
        await page.getByRole('button', { name: text['nav.company'] }).click()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        const name = certificates[0].title[locale]
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await resize(page, phone)
        await page.getByRole('button', { name: text['menu.open'], exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      })

      test(`forms that are invalid, and a pop-up, in ${locale}`, async ({ page, inbox }) => {
        const form = new FormOnPage(page, 'contact', locale)
        await form.open()
        await form.send.click()
        await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page)
        await form.fill()
        await form.send.click()
        await expect(form.popup).toBeVisible()
        await form.popup.hover()
        await expectAccessible(page)
        expect(inbox.requests).toBe(1)
      })

      test(`a list that is loading, and one that is empty, in ${locale}`, async ({ page }) => {
        let answer = () => {}
        const held = new Promise<void>((resolve) => {
          answer = resolve
        })
        const noPosts = { entries: [], page: 1, pageCount: 1, total: 0, from: 0, to: 0 }
        await page.route(`**${dataPath(locale, 'posts/subject1/1')}`, async (route) => {
          await held
          await route.fulfill({ json: noPosts })
        })
        await page.goto(pagePath(locale, 'blogs'))
        await hydrated(page)
        await page.getByRole('tab').nth(1).click()
        const panel = page.getByRole('tabpanel')
        await expect(panel.getByText(text['status.loading'])).toBeVisible()
        await expectAccessible(page)
        answer()
        await expect(panel.getByText(text['blogs.none'])).toBeVisible()
        await expectAccessible(page)
      })

      test.describe(`what failed, in ${locale}`, () => {
        test.use({ allowComplaints: /Failed to load resource|The message was not sent/ })

        test('a message and its pop-up', async ({ page, inbox }) => {
          inbox.answer = 500
          const form = new FormOnPage(page, 'contact', locale)
          await form.open()
          await form.fill()
          await form.send.click()
          await expect(form.popup).toBeVisible()
          await form.popup.hover()
          await expectAccessible(page)
        })

        test('pictures', async ({ page }) => {
          await page.route(/\/media\/assets\/.*\.(avif|webp|svg)$/, (route) => route.abort())
          await page.goto(pagePath(locale, 'blogs'))
          await hydrated(page)
          await expect(page.locator('[data-state="failed"]').first()).toBeVisible()
          await expectAccessible(page)
        })
      })
    }
  })
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(fontsLoaded)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** A new size is laid out a frame or two after it was set. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => document.documentElement.clientWidth === width, size.width)
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

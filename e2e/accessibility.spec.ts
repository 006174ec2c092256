import { blogPosts } from '#content/blogs.ts'
import { certificates } from '#content/certificates.ts'
import { company } from '#content/company.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { expectAccessible, holdRequests, phone, resize } from './page-actions.ts'
import { dataPath, entryAt, pagePath, words } from './site.ts'

/** What a page shows only after an action. Pages as they open: every-page.spec.ts. */

for (const [colorScheme, locale] of [
  ['light', 'en'],
  ['dark', 'ar'],
] as const) {
  const text = words[locale]

  test.describe(`no accessibility findings in ${locale} and ${colorScheme}`, () => {
    test.use({ colorScheme, allowComplaints: /Failed to load resource|The message was not sent/ })

    test('open menus and a dialog', async ({ page }) => {
      await page.goto(pagePath(locale, 'certificates'))
      await hydrated(page)
      await page.getByRole('button', { name: text['nav.company'] }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      const name = entryAt(certificates, 0).title[locale]
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await resize(page, phone)
      await page.getByRole('button', { name: text['menu.open'], exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

    test('an invalid form, a message sent and one that failed', async ({ page, inbox }) => {
      const form = new FormOnPage(page, 'contact', locale)
      await form.open()
      await form.send.click()
      await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await form.fill()
      await form.send.click()
      await expect(form.popup).toContainText(text['send.success.title'])
      await form.popup.hover()
      await expectAccessible(page)
      expect(inbox.requests).toBe(1)
      await form.expectPopup('success')
      inbox.answer = 500
      await form.fill()
      await form.send.click()
      await expect(form.popup).toContainText(text['send.failure.title'])
      await form.popup.hover()
      await expectAccessible(page)
    })

    test('a list that is loading, an empty one, and pictures that failed', async ({ page }) => {
      test.skip(blogPosts.length < 1, 'There are no posts')
      await page.route(/\/media\/assets\/.*\.(avif|webp|svg)$/, (route) => route.abort())
      const noPosts = { entries: [], page: 1, pageCount: 1, total: 0, from: 0, to: 0 }
      const file = `**${dataPath(locale, 'posts/subject1/1')}`
      await page.route(file, (route) => route.fulfill({ json: noPosts }))
      const answer = await holdRequests(page, file)
      await page.goto(pagePath(locale, 'blogs'))
      await hydrated(page)
      await expect(page.locator('[data-state="failed"]').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab').nth(1).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByText(text['status.loading'])).toBeVisible()
      await expectAccessible(page)
      answer()
      await expect(panel.getByText(text['blogs.none'])).toBeVisible()
      await expectAccessible(page)
    })

    test('an open story with a figure and other projects', async ({ page }) => {
      await page.goto(`${pagePath(locale, 'projects')}?project=${entryAt(projects, 0).id}`)
      await hydrated(page)
      await expect(page.getByText(entryAt(projects, 0).story.change[locale])).toBeVisible()
      await expectAccessible(page)
      await resize(page, phone)
      await expectAccessible(page)
    })

    test('a further page of a list', async ({ page }) => {
      await page.goto(`${pagePath(locale, 'projects')}?page=2`)
      await hydrated(page)
      await expect(
        page.getByRole('heading', { name: entryAt(projects, 8).title[locale] }),
      ).toBeVisible()
      await expectAccessible(page)
    })

    test('the search, empty, full and in vain', async ({ page }) => {
      await page.goto(pagePath(locale, 'faqs'))
      await hydrated(page)
      await page.getByRole('banner').getByRole('button', { name: text['search.open'] }).click()
      const dialog = page.getByRole('dialog', { name: text['search.open'] })
      await expect(dialog.getByRole('status')).toHaveText(text['search.hint'])
      if (colorScheme === 'dark') await resize(page, phone)
      const links = dialog.getByRole('link')
      const found = company.isSample
        ? { en: 'data', ar: 'بيانات' }[locale]
        : entryAt(services, 0).name[locale]
      for (const query of ['', found, 'zzyzx']) {
        await dialog.getByRole('textbox', { name: text['search.label'] }).fill(query)
        if (query !== found) await expect(links).toHaveCount(0)
        else if (company.isSample) await expect(links).toHaveCount(20)
        else await expect(links.first()).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}

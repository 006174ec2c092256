import { blogPosts } from '#content/blogs.ts'
import { certificates } from '#content/certificates.ts'
import { company } from '#content/company.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { expect, open, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { expectAccessible, holdRequests, phone, resize } from './page-actions.ts'
import { dataPath, entryAt, entryNear, pagePath, words } from './site.ts'

/** What a page shows after an action, and what a screen reader says. Pages as they open: every-page.spec.ts. */

const { en } = words

test.use({ allowComplaints: /Failed to load resource|The message was not sent/ })

test('open menus and a dialog', async ({ page }) => {
  await open(page, pagePath('en', 'certificates'))
  await page.getByRole('button', { name: en['nav.company'] }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const name = entryAt(certificates, 0).title.en
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await resize(page, phone)
  await page.getByRole('button', { name: en['menu.open'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the tile of a service under the pointer', async ({ page }) => {
  await open(page, pagePath('en', 'services'))
  const tiles = page.getByRole('navigation', { name: en['services.all'], exact: true })
  await tiles.getByRole('link').last().hover()
  await expectAccessible(page)
})

test('an invalid form, a message sent and one that failed', async ({ page, inbox }) => {
  const form = new FormOnPage(page, 'contact', 'en')
  await form.open()
  // Nothing empty is read: of a page that is loading, and of the two forms.
  await expect(page.getByRole('status')).toHaveCount(3)
  await form.send.click()
  await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await form.fill()
  await form.send.click()
  await expect(form.popup).toContainText(en['send.success.title'])
  await form.popup.hover()
  await expectAccessible(page)
  expect(inbox.requests).toBe(1)
  await form.expectPopup('success')
  inbox.answer = 500
  await form.fill()
  await form.send.click()
  await expect(form.popup).toContainText(en['send.failure.title'])
  await form.popup.hover()
  await expectAccessible(page)
})

test('a list that is loading, an empty one, and pictures that failed', async ({ page }) => {
  test.skip(blogPosts.length < 1, 'There are no posts')
  await page.route(/\/media\/assets\/.*\.(avif|webp|svg)$/, (route) => route.abort())
  const noPosts = { entries: [], page: 1, pageCount: 1, total: 0, from: 0, to: 0 }
  const file = `**${dataPath('en', 'posts/subject1/1')}`
  await page.route(file, (route) => route.fulfill({ json: noPosts }))
  const answer = await holdRequests(page, file)
  await open(page, pagePath('en', 'blogs'))
  await expect(page.locator('[data-state="failed"]').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab').nth(1).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(en['status.loading'])).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(panel.getByText(en['blogs.none'])).toBeVisible()
  await expectAccessible(page)
})

test('an open story with a figure, other projects and a further page', async ({ page }) => {
  const all = projects.map((project, index) => ({ ...project, page: Math.floor(index / 8) + 1 }))
  const further = all.filter((project) => project.page > 1 && 'figure' in project.story)
  const { id, page: number, story } = further[0] ?? entryNear(all, 8)
  await open(page, `${pagePath('en', 'projects')}?page=${number}&project=${id}`)
  await expect(page.getByText(story.change.en)).toBeVisible()
  await expectAccessible(page)
  await resize(page, phone)
  await expectAccessible(page)
})

test('the search, empty, full and in vain', async ({ page }) => {
  await open(page, pagePath('en', 'faqs'))
  await page.getByRole('banner').getByRole('button', { name: en['search.open'] }).click()
  const dialog = page.getByRole('dialog', { name: en['search.open'] })
  await expect(dialog.getByRole('status')).toHaveText(en['search.hint'])
  await expectAccessible(page)
  const field = dialog.getByRole('textbox', { name: en['search.label'] })
  const links = dialog.getByRole('link')
  await field.fill(company.isSample ? 'data' : entryAt(services, 0).name.en)
  if (company.isSample) await expect(links).toHaveCount(20)
  else await expect(links.first()).toBeVisible()
  await expectAccessible(page)
  await resize(page, phone)
  await field.fill('zzyzx')
  await expect(links).toHaveCount(0)
  await expectAccessible(page)
})

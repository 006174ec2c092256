import type { Page } from '@playwright/test'
import { faqs } from '#content/faqs.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { expect, hydrated, open, requestsFor, test } from './fixtures.ts'
import { boxOf } from './page-actions.ts'
import { dataPath, entryNear, pagePath, words } from './site.ts'

/** What it finds: app/search/search-index.test.ts. */

function partsOf(page: Page, locale: Locale) {
  const text = words[locale]
  const dialog = page.getByRole('dialog', { name: text['search.open'] })
  return {
    opener: page.getByRole('banner').getByRole('button', { name: text['search.open'] }),
    dialog,
    field: dialog.getByRole('textbox', { name: text['search.label'] }),
    links: dialog.getByRole('link'),
    status: dialog.getByRole('status'),
    closer: dialog.getByRole('button', { name: text['dialog.close'] }),
  }
}

test('the search is used with the keyboard alone', async ({ page }) => {
  const service = entryNear(services, 6)
  await open(page, pagePath('ar', 'projects'))
  const { opener, dialog, field, links, status, closer } = partsOf(page, 'ar')
  await opener.focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(service.name.ar)
  await expect(links.first()).toContainText(service.name.ar)
  await expect(status).toContainText(/\d|نتيجة|نتيجتان/)
  // Beside the field, at the end of its line.
  const [button, line] = [await boxOf(closer), await boxOf(field)]
  expect(button.bottom).toBeLessThanOrEqual(line.bottom)
  expect(button.left).toBeLessThan((line.left + line.right) / 2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(service.name.ar)
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${pagePath('ar', 'services')}?page=${service.id}`)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(service.title.ar)).toBeVisible()
  const heading = { level: 2, name: service.name.ar, exact: true } as const
  await expect(page.getByRole('heading', heading)).toBeFocused()
  await opener.click()
  await expect(field).toHaveValue('')
})

test('it asks for its index once, on first use, and opens the question it has found', async ({
  page,
}) => {
  const file = dataPath('en', 'search')
  const asked = requestsFor(page, new RegExp(`${file}$|search-panel`))
  await open(page, pagePath('en', 'services'))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const { opener, field, links } = partsOf(page, 'en')
  // From another page, and on its own.
  for (const { id, question, answer } of [entryNear(faqs, 3), entryNear(faqs, 1)]) {
    await opener.click()
    await field.fill(question.en)
    await links.first().click()
    await expect(page).toHaveURL(`${pagePath('en', 'faqs')}#question-${id}`)
    // The search may still show it as well, on its way out.
    await expect(page.getByRole('main').getByText(answer.en)).toBeVisible()
    await expect(page.locator('summary:focus')).toHaveText(question.en)
  }
  expect(asked.filter((path) => path === file)).toEqual([file])
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
})

// With scripts: app/routes/faqs/accordion.test.tsx.
const testWithoutScripts = test.extend({ javaScriptEnabled: false })

testWithoutScripts('questions have addresses', async ({ page }) => {
  const { id, question, answer } = entryNear(faqs, 3)
  await page.goto(`${pagePath('ar', 'faqs')}#question-${id}`)
  await expect(page.getByText(answer.ar)).toBeVisible()
  await expect(page.getByText(question.ar)).toBeInViewport()
})

test('its key can be given back to the browser', async ({ page }) => {
  await page.goto(pagePath('en', 'home'))
  await page.keyboard.press('/')
  const { dialog, field } = partsOf(page, 'en')
  await expect(field).toBeFocused()
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
  await page.reload()
  await hydrated(page)
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
})

const testOfFailure = test.extend({
  allowComplaints: /Failed to load resource|The search has no index/,
})

testOfFailure('a panel that does not load says so and is asked for again', async ({ page }) => {
  let isGone = true
  await page.route('**/media/assets/search-panel-*.js', (route) =>
    isGone ? route.abort() : route.continue(),
  )
  await open(page, pagePath('ar', 'home'))
  const { opener, dialog, field, status } = partsOf(page, 'ar')
  // Typed ahead, which must not keep the keys from the buttons.
  const close = dialog.getByRole('button', { name: words.ar['dialog.close'] })
  await opener.press('Enter')
  await expect(close).toBeFocused()
  await page.keyboard.type('abc')
  await expect(status).toContainText(words.ar['search.failed'])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await opener.press('Enter')
  await expect(status).toContainText(words.ar['search.failed'])
  isGone = false
  await dialog.getByRole('button', { name: words.ar['error.retry'] }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('min-block-size', '72px')
})

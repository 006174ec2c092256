import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { dataPath, entryNear, pagePath, words } from './site.ts'

for (const locale of localeKeys) {
  const text = words[locale]
  const dialogIn = (page: Page) => page.getByRole('dialog', { name: text['search.open'] })
  const partsOf = (page: Page) => {
    const dialog = dialogIn(page)
    return {
      opener: page.getByRole('banner').getByRole('button', { name: text['search.open'] }),
      dialog,
      field: dialog.getByRole('textbox', { name: text['search.label'] }),
      links: dialog.getByRole('link'),
      status: dialog.getByRole('status'),
    }
  }
  const service = entryNear(services, 6)
  const question = entryNear(faqs, 3)

  test.describe(`the search in ${locale}`, () => {
    test('is used with the keyboard alone', async ({ page }) => {
      await page.goto(pagePath(locale, 'projects'))
      await hydrated(page)
      const { opener, dialog, field, links, status } = partsOf(page)
      await opener.focus()
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
      await page.keyboard.type(service.name[locale])
      await expect(links.first()).toContainText(service.name[locale])
      await expect(status).toContainText(/\d|نتيجة|نتيجتان/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(service.name[locale])
      await page.keyboard.press('ArrowDown')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${pagePath(locale, 'services')}?page=${service.id}`)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('main').getByText(service.title[locale])).toBeVisible()
      await expect(
        page.getByRole('heading', { level: 2, name: service.name[locale], exact: true }),
      ).toBeFocused()
      await opener.click()
      await expect(field).toHaveValue('')
    })

    if (locale === 'ar')
      test('opens the question it has found, from another page and on its own', async ({
        page,
      }) => {
        await page.goto(pagePath(locale, 'home'))
        await hydrated(page)
        const { opener, field, links } = partsOf(page)
        for (const { id, question: title, answer } of [question, entryNear(faqs, 1)]) {
          await opener.click()
          await field.fill(title[locale])
          await links.first().click()
          await expect(page).toHaveURL(`${pagePath(locale, 'faqs')}#question-${id}`)
          // The search may still show it as well, on its way out.
          await expect(page.getByRole('main').getByText(answer[locale])).toBeVisible()
          await expect(page.locator('summary:focus')).toHaveText(title[locale])
        }
      })

    for (const javaScriptEnabled of [locale === 'en']) {
      test.describe(`with scripts: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled })

        test('gives a question an address of its own', async ({ page }) => {
          await page.goto(`${pagePath(locale, 'faqs')}#question-${question.id}`)
          await expect(page.getByText(question.answer[locale])).toBeVisible()
          await expect(page.getByText(question.question[locale])).toBeInViewport()
        })
      })
    }

    if (locale === 'en')
      test('can be told to leave its key alone', async ({ page }) => {
        await page.goto(pagePath(locale, 'home'))
        await page.keyboard.press('/')
        const { dialog, field } = partsOf(page)
        await expect(field).toBeFocused()
        const box = dialog.getByRole('checkbox')
        await box.uncheck()
        await page.keyboard.press('Escape')
        await page.keyboard.press('/')
        await expect(dialog).toBeHidden()
        await page.reload()
        await hydrated(page)
        await page.keyboard.press('/')
        await expect(dialog).toBeHidden()
      })

    if (locale === 'ar')
      test('asks for its index once, on first use, and nobody else for anything', async ({
        page,
      }) => {
        const asked: string[] = []
        const file = dataPath(locale, 'search')
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        const files = () => asked.filter((path) => path === file || path.includes('search-panel'))
        await page.goto(pagePath(locale, 'services'))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        expect(files()).toEqual([])
        const { opener, field, links } = partsOf(page)
        for (const key of ['faqs', 'solutions'] as const) {
          await opener.click()
          await field.fill(pages[key].name[locale])
          await links.first().click()
          await expect(page).toHaveURL(pagePath(locale, key))
        }
        expect(files().filter((path) => path === file)).toEqual([file])
        expect(files().filter((path) => path.endsWith('.js'))).toHaveLength(1)
      })

    test.describe('when something does not load', () => {
      test.use({ allowComplaints: /Failed to load resource|The search has no index/ })

      if (locale === 'ar')
        test('a missing panel is said to be missing, and asked for again', async ({ page }) => {
          let isGone = true
          await page.route('**/media/assets/search-panel-*.js', (route) =>
            isGone ? route.abort() : route.continue(),
          )
          await page.goto(pagePath(locale, 'home'))
          await hydrated(page)
          const { opener, dialog, field, status } = partsOf(page)
          // Typed ahead, which must not keep the keys from the buttons.
          const close = dialog.getByRole('button', { name: text['dialog.close'] })
          await opener.press('Enter')
          await expect(close).toBeFocused()
          await page.keyboard.type('abc')
          await expect(status).toContainText(text['search.failed'])
          await page.keyboard.press('Enter')
          await expect(dialog).toBeHidden()
          await opener.press('Enter')
          await expect(status).toContainText(text['search.failed'])
          isGone = false
          await dialog.getByRole('button', { name: text['error.retry'] }).press('Enter')
          await expect(field).toBeFocused()
          await expect(field).toHaveCSS('min-block-size', '72px')
        })
    })
  })
}

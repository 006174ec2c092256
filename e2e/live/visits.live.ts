/** Visits to a published site that change nothing there. */
import { expect, test as plainTest } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { hydrated, open } from '../fixtures.ts'
import { FormOnPage } from '../forms.ts'
import { expectPage, languageLink } from '../page-actions.ts'
import {
  base,
  blogPath,
  entryAt,
  otherLocale,
  pagePath,
  projectPages,
  projectsOn,
  words,
} from '../site.ts'

const origin = process.env.TEST_LIVE_ORIGIN ?? ''

/** No message leaves, and nothing the site does is complained of by the browser. */
const test = plainTest.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await page.route('**/api/v1.0/email/send', (route) => {
        complaints.push('A message was about to be sent')
        return route.abort()
      })
      page.on('console', (message) => {
        const isOurs = message.location().url.startsWith(origin)
        const isExpected = /status of 404|registration blocked/.test(message.text())
        if (message.type() === 'error' && isOurs && !isExpected) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

test('/ is the home page under its own name', async ({ page }) => {
  await page.goto(`${base}/`)
  await expect(page).toHaveURL(`${base}/home`)
  await expectPage(page, 'en', 'home')
})

for (const locale of localeKeys) {
  test(`the switch leads from ${locale} to the same page`, async ({ page }) => {
    const other = otherLocale(locale)
    await open(page, `${pagePath(locale, 'aboutUs')}?utm=a#main`)
    await languageLink(page, other).click()
    await expect(page).toHaveURL(`${pagePath(other, 'aboutUs')}?utm=a#main`)
    await expectPage(page, other, 'aboutUs')
    await expect(page.locator('html')).toHaveAttribute('dir', locales[other].dir)
  })

  test(`lists in ${locale} open at the page the address asks for`, async ({ page }) => {
    const titles = (number: number) => projectsOn(number).entries.map(({ title }) => title[locale])
    await open(page, `${pagePath(locale, 'projects')}?page=${projectPages}`)
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(cards).toHaveText(titles(projectPages))
    if (projectPages > 1) {
      const name = words[locale]['pager.prev']
      await page.getByRole('link', { name, exact: true }).click()
      await expect(cards).toHaveText(titles(projectPages - 1))
    }
    const service = entryAt(services, -1)
    await page.goto(`${pagePath(locale, 'services')}?page=${service.id}`)
    const detail = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(detail).toHaveText(service.name[locale])
  })

  test(`the search in ${locale} finds a project`, async ({ page }) => {
    const name = words[locale]['search.open']
    await open(page, pagePath(locale, 'home'))
    await page.getByRole('banner').getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    const project = entryAt(projects, -1)
    await dialog.getByRole('textbox').fill(project.title[locale])
    await dialog.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`[?&]project=${project.id}$`))
    await expect(page.getByRole('heading', { name: project.title[locale] })).toBeVisible()
  })

  test(`an unknown path leads to ${locale} home, an unknown post to the list`, async ({ page }) => {
    await page.goto(`${pagePath(locale, 'faqs')}-no-such`)
    await expect(page).toHaveURL(pagePath(locale, 'home'))
    await open(page, blogPath(locale, 'no-such-post'))
    await expect(page).toHaveURL(blogPath(locale, 'no-such-post'))
    await expectPage(page, locale, 'blogDetail')
  })

  test(`the contact form in ${locale} checks what is filled in and keeps it`, async ({ page }) => {
    const form = new FormOnPage(page, 'contact', locale)
    const typed = { name: 'Layla', email: 'no address', message: 'Not to be sent' }
    await open(page, form.address)
    await form.fill(typed)
    await form.send.click()
    await expect(form.form.getByText(words[locale]['field.emailInvalid'])).toBeVisible()
    await page.reload()
    await hydrated(page)
    await form.expectTyped(typed)
  })
}

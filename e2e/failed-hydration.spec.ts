import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { blogPosts } from '#content/blogs.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { expect, open, test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { alterDocument, expectPage, footerLink, openWithoutScripts, phone } from './page-actions.ts'
import { blogPath, firstPost, pagePath, words } from './site.ts'

/*
 * Something on the way has altered the document, so React renders a part of it, or all of it, anew. A
 * visitor notices nothing: what they have typed, pressed, opened, focused and scrolled to stays.
 */

test.use({ allowComplaints: /Minified React error #418/ })

const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/gs, '')

const faults: readonly (readonly [string, (html: string) => string])[] = [
  [
    'a password manager’s element stands beside each field',
    (html) => html.replaceAll(/<(?:input|textarea) /g, '<span data-manager=""></span>$&'),
  ],
  ['a minifier has removed its comments', withoutComments],
  ['an extension has put an element into the page', (html) => html.replace('<h1', '<hr/>$&')],
  ['a text has changed', (html) => html.replace(/<h1[^>]*>/, '$&* ')],
  [
    'mail addresses are hidden from robots',
    (html) =>
      html.replaceAll(
        /href="mailto:[^"]*"([^>]*)>[^<]*/g,
        'href="/cdn-cgi/l#00"$1>[email protected]',
      ),
  ],
]

for (const [index, [fault, alter]] of faults.entries()) {
  const locale = localeKeys[index % localeKeys.length] ?? 'en'
  const name = locale === 'en' ? 'contact' : 'inquiry'

  test(`${fault}: the ${name} form in ${locale} is written on and sent`, async ({
    page,
    inbox,
  }) => {
    const form = new FormOnPage(page, name, locale)
    const releaseScripts = await openAltered(page, form.address, alter)
    await form.fill()
    const field = form.field(name === 'contact' ? 'message' : 'question')
    const old = await field.elementHandle()
    await field.focus()
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(5, 5))
    const [before, place] = [await field.inputValue(), await page.evaluate(() => scrollY)]
    const letters = 'abcdefghijkl'
    await page.keyboard.type(letters.slice(0, 3))
    const start = releaseScripts()
    for (const letter of letters.slice(3)) await page.keyboard.type(letter)
    await start
    await expect(form.form).toHaveAttribute('data-hydrated')
    expect(await old?.evaluate((element) => element.isConnected), 'React kept the field').toBe(
      false,
    )
    await page.keyboard.type('.')
    const text = `${before.slice(0, 5)}${letters}.${before.slice(5)}`
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await form.send.click()
    await form.expectPopup('success')
    expect(Object.values(inbox.messages[0]?.template_params ?? {})).toContain(text)
  })
}

test.describe('where comments are gone', () => {
  test('what was sent before the app has started is sent once', async ({ page, inbox }) => {
    const form = new FormOnPage(page, 'newsletter', 'ar')
    const releaseScripts = await openAltered(page, form.address)
    await form.fill()
    await form.send.click()
    await releaseScripts()
    await form.expectArrived(inbox)
  })

  test('other posts get their buttons', async ({ page }) => {
    const releaseScripts = await openAltered(page, blogPath('en', firstPost().slug))
    await releaseScripts()
    await expectOtherPosts(page, 'en')
  })

  test('the question and the menu that were opened are open, and lead on', async ({ page }) => {
    await page.setViewportSize(phone)
    const releaseScripts = await openAltered(page, pagePath('en', 'faqs'))
    const [, second] = faqs
    await page.locator('summary', { hasText: second.question.en }).click()
    const name = words.en['menu.open']
    await page.getByRole('button', { name }).click()
    await releaseScripts()
    await expect(page.getByText(second.answer.en)).toBeVisible()
    const menu = page.getByRole('dialog', { name })
    await menu.getByRole('link', { name: pages.milestone.name.en }).click()
    await expect(page).toHaveURL(pagePath('en', 'milestone'))
    await expect(menu).toBeHidden()
  })
})

test('other posts get their buttons on a page left before they were near', async ({ page }) => {
  await open(page, blogPath('en', firstPost().slug))
  await footerLink(page, 'en', 'milestone').evaluate((link: HTMLElement) => link.click())
  await expectPage(page, 'en', 'milestone')
  await page.goBack()
  await expectOtherPosts(page, 'en')
})

async function openAltered(page: Page, address: string, alter = withoutComments) {
  await alterDocument(page, address, alter)
  return openWithoutScripts(page, address)
}

async function expectOtherPosts(page: Page, locale: 'en' | 'ar') {
  const others = page.locator('#also-read')
  await others.scrollIntoViewIfNeeded()
  // Where all are in view there are none, but the row that has them is there.
  if (blogPosts.length <= 4) return expect(others.locator('[data-ready]')).toBeVisible()
  await expect(page.getByRole('button', { name: words[locale]['posts.next'] })).toBeVisible()
}

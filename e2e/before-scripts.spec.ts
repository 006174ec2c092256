import type { Locator, Page } from '@playwright/test'
import { blogPosts } from '#content/blogs.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { documentLoads, expect, test } from './fixtures.ts'
import { expectPage, headerLink, holdRequests, openWithoutScripts, phone } from './page-actions.ts'
import {
  blogPath,
  dataPath,
  entryAt,
  entryNear,
  firstPost,
  pagePath,
  projectsOn,
  words,
} from './site.ts'

/** What a visitor does before any script has loaded is kept once all have. */

const cardsOf = (page: Page) => page.locator('[data-awaits-page]').getByRole('heading')

const titlesOf = (locale: 'en' | 'ar', page: number) =>
  projectsOn(page).entries.map(({ title }) => title[locale])

for (const [locale, list, at] of [
  ['en', 'projects', projectsOn(3).number],
  ['ar', 'services', entryNear(services, 2).id],
] as const) {
  test(`${list} scrolled down while page ${at} is on its way stay where they are`, async ({
    page,
  }) => {
    if (locale === 'ar') await page.setViewportSize(phone)
    const file = `**${dataPath(locale, `${list}/${at}`)}`
    const releaseData = await holdRequests(page, file)
    const releaseScripts = await openWithoutScripts(page, `${pagePath(locale, list)}?page=${at}`)
    const asked = page.waitForRequest(file)
    const hydration = releaseScripts()
    await asked
    await scrollTo(page, 300)
    releaseData()
    await hydration
    await expect(page.locator('html')).not.toHaveAttribute('data-page')
    expect(await page.evaluate(placeAtRest)).toBe(300)
  })
}

test('pages scrolled down stay where they are', async ({ page }) => {
  await page.setViewportSize(phone)
  const releaseScripts = await openWithoutScripts(page, pagePath('ar', 'home'))
  await scrollTo(page, 900)
  await releaseScripts()
  expect(await page.evaluate(placeAtRest)).toBe(900)
})

test('Back opens the page of its address, where a reload has left the entries of one document', async ({
  page,
}) => {
  await page.goto(pagePath('en', 'home'))
  await headerLink(page, 'en', 'services').click()
  await expectPage(page, 'en', 'services')
  const release = await holdRequests(page, '**/*.js')
  const asked = page.waitForRequest('**/*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await asked
  await page.evaluate(() => history.back())
  await page.waitForURL(`**${pagePath('en', 'home')}`)
  release()
  await expectPage(page, 'en', 'home')
})

test('the theme chosen stands; the question and the menu opened are open', async ({ page }) => {
  const [first, second] = faqs
  // The visitor opens another question than the address names.
  const address = `${pagePath('en', 'faqs')}#question-${first.id}`
  const releaseScripts = await openWithoutScripts(page, address)
  const banner = page.getByRole('banner')
  await page.locator('summary', { hasText: second.question.en }).click()
  await banner.getByRole('button', { name: words.en['theme.dark'] }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const menu = banner.getByRole('button', { name: words.en['nav.company'] })
  const link = headerLink(page, 'en', 'milestone')
  await menu.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.click()
  await releaseScripts()
  await expect(link).toBeVisible()
  expect(await isExpanded(page, words.en['nav.company'])).toBe(true)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  expect(await isExpanded(page, words.en['nav.company'])).toBe(false)
  await expect(page.getByText(second.answer.en)).toBeVisible()
  await page.locator('summary', { hasText: first.question.en }).click()
  await expect(page.getByText(first.answer.en)).toBeVisible()
  await expect(page.getByText(second.answer.en)).toBeHidden()
  await menu.click()
  await expectFollowed(page, link)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test('the way to page 2 of the projects leads there, and back', async ({ page }) => {
  await page.setViewportSize(phone)
  const releaseScripts = await openWithoutScripts(page, pagePath('ar', 'projects'))
  const cards = cardsOf(page)
  await page.getByRole('link', { name: words.ar['pager.next'], exact: true }).click()
  await expect(page).toHaveURL(`${pagePath('ar', 'projects')}?page=2`)
  await expect(cards.first()).toBeHidden()
  await releaseScripts()
  await expect(cards).toHaveText(titlesOf('ar', 2))
  await expect(cards.first()).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveText(titlesOf('ar', 1))
  await page.goForward()
  await expect(cards).toHaveText(titlesOf('ar', 2))
})

test('the tile of a service opens it, and Back leaves the page', async ({ page }) => {
  await page.goto(pagePath('en', 'faqs'))
  const address = pagePath('en', 'services')
  const releaseScripts = await openWithoutScripts(page, address)
  const tiles = page.getByRole('navigation', { name: words.en['services.all'] }).getByRole('link')
  const { id, name } = entryNear(services, 4)
  const tile = tiles.nth(id - 1)
  await tile.click()
  await expect(page).toHaveURL(`${address}?page=${id}`)
  await releaseScripts()
  await expect(tile).toHaveAttribute('aria-current', 'page')
  const heading = page.getByRole('heading', { level: 2, name: name.en })
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test('the last subject of the posts, and then their next page, is shown', async ({ page }) => {
  test.skip(blogPosts.length <= 6, 'The posts have one page')
  const releaseScripts = await openWithoutScripts(page, pagePath('ar', 'blogs'))
  await page.getByRole('tab').nth(2).click()
  await page.getByRole('tab').first().click()
  await page.getByRole('button', { name: words.ar['pager.next'], exact: true }).click()
  await releaseScripts()
  const headings = page.getByRole('tabpanel').getByRole('heading')
  await expect(headings).toHaveText(blogPosts.slice(6, 12).map(({ title }) => title.ar))
  await page.getByRole('button', { name: words.ar['pager.prev'], exact: true }).click()
  await expect(headings.first()).toHaveText(blogPosts[0]?.title.ar ?? '')
})

test('other posts moved along stay in view', async ({ page }) => {
  test.skip(blogPosts.length <= 4, 'The other posts have room beside each other')
  const releaseScripts = await openWithoutScripts(page, blogPath('ar', firstPost().slug))
  const row = page.locator('#also-read').getByRole('list').locator('..')
  await row.scrollIntoViewIfNeeded()
  await row.evaluate((view) => view.scrollBy(-700, 0))
  // The row comes to rest at a card by itself.
  await expect.poll(() => isAtCard(row)).toBe(true)
  const before = await inView(page)
  expect(before[0]).toBeGreaterThan(0)
  await releaseScripts()
  await expect(page.getByRole('button', { name: words.ar['posts.next'] })).toBeVisible()
  expect(await inView(page)).toContain(before[Math.floor(before.length / 2)])
})

test('the switch of the language keeps what the address asks for', async ({ page }) => {
  await page.setViewportSize(phone)
  const query = '?page=2&a=b#main'
  const releaseScripts = await openWithoutScripts(page, pagePath('en', 'projects') + query)
  await page.locator('[data-language-switch]').first().click()
  await expect(page).toHaveURL(pagePath('ar', 'projects') + query)
  await releaseScripts()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(cardsOf(page)).toHaveText(titlesOf('ar', 2))
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2&a=b#main$/)
})

test('the search opened by its key has what was typed', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, pagePath('ar', 'home'))
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: words.ar['search.open'] })
  await expect(dialog).toBeVisible()
  const name = entryAt(services, 0).name.ar
  await pressKeys(page, name.slice(0, -2))
  await page.keyboard.press('Enter')
  await releaseScripts()
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type(name.slice(-2))
  await expect(field).toHaveValue(name)
  await expect(dialog.getByRole('listitem').first()).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('x')
  await expect(field).toHaveValue('x')
})

const testOnPhone = test.extend({ viewport: { width: 390, height: 500 } })

testOnPhone('the menu of a phone, scrolled, is as it was, and leads on', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, pagePath('en', 'faqs'))
  await page.getByRole('button', { name: words.en['menu.open'] }).click()
  const menu = page.getByRole('dialog', { name: words.en['menu.open'] })
  await menu.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => menuScroll(page)).toBeGreaterThan(50)
  const place = await menuScroll(page)
  await releaseScripts()
  await expect(menu).toBeVisible()
  expect(await menuScroll(page)).toBe(place)
  await expectFollowed(page, menu.getByRole('link', { name: pages.milestone.name.en }))
})

testOnPhone('the menu of a phone leads on at once, and Back returns', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, pagePath('en', 'faqs'))
  await page.getByRole('button', { name: words.en['menu.open'] }).click()
  const menu = page.getByRole('dialog', { name: words.en['menu.open'] })
  await menu.getByRole('link', { name: pages.milestone.name.en }).click()
  await expect(page).toHaveURL(pagePath('en', 'milestone'))
  await releaseScripts()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expectPage(page, 'en', 'faqs')
})

/** A link of a menu leads to the milestones in the app, and closes its menu. */
async function expectFollowed(page: Page, link: Locator) {
  const loads = documentLoads(page)
  await link.click()
  await expect(page).toHaveURL(pagePath('en', 'milestone'))
  await expect(link).toBeHidden()
  expect(loads).toEqual([])
}

/** Presses the keys of a text: Playwright's own knows none but those of English keyboards. */
async function pressKeys(page: Page, text: string) {
  await page.locator(':focus').evaluate((element, keys) => {
    for (const key of keys) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  }, text)
}

async function scrollTo(page: Page, place: number) {
  await page.mouse.wheel(0, place)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
}

/** The scroll position once the page is at rest. */
function placeAtRest(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
  })
}

function menuScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tall = [...document.querySelectorAll('dialog[open], dialog[open] *')]
    return Math.max(...tall.map(({ scrollTop }) => scrollTop))
  })
}

/** Whether a row scrolled to the left has come to rest with a card at its start. */
function isAtCard(row: Locator): Promise<boolean> {
  return row.evaluate((view) => {
    const { right } = view.getBoundingClientRect()
    const cards = [...view.querySelectorAll('li')].map((card) => card.getBoundingClientRect())
    // The row has a margin for the focus ring before its first card.
    return cards.some((card) => Math.abs(right - card.right - 6) < 1)
  })
}

/** Places in the row of the posts that are wholly in view. */
function inView(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#also-read li')].flatMap((card, place) => {
      const { left, right } = card.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1 ? [place] : []
    }),
  )
}

/** As Chromium tells assistive technology of a button. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}

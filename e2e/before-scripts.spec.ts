import type { Locator, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { blogPosts } from '#content/blogs.ts'
import { faqs } from '#content/faqs.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { documentLoads, expect, test } from './fixtures.ts'
import { holdRequests, openWithoutScripts, phone } from './page-actions.ts'
import { blogPath, dataPath, otherLocale, pagePath, words } from './site.ts'

/** What a visitor does before any script has loaded is kept once all have. */

type Visit = Readonly<{
  locale: Locale
  device: string
  viewport: { width: number; height: number }
  /** The pages are scrolled in one language each. */
  scrolled: readonly PageKey[]
  list: 'projects' | 'services'
}>

const visits: readonly Visit[] = [
  {
    locale: 'en',
    device: 'a desktop',
    viewport: { width: 1280, height: 800 },
    scrolled: ['home', 'services', 'blogs'],
    list: 'projects',
  },
  {
    locale: 'ar',
    device: 'a phone',
    viewport: phone,
    scrolled: ['projects', 'faqs', 'contactUs'],
    list: 'services',
  },
]

for (const { locale, device, viewport, scrolled, list } of visits) {
  const text = words[locale]
  const other = otherLocale(locale)

  test.describe(`before the scripts have come, in ${locale} on ${device}`, () => {
    test.use({ viewport })

    for (const key of scrolled) {
      test(`${key} scrolled down stays where it is`, async ({ page }) => {
        const releaseScripts = await openWithoutScripts(page, pagePath(locale, key))
        await page.mouse.wheel(0, 900)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
        await releaseScripts()
        expect(await page.evaluate(placeAtRest)).toBe(900)
      })
    }

    test(`${list} scrolled down while page 3 is on its way stays where it is`, async ({ page }) => {
      const data = `**${dataPath(locale, `${list}/3`)}`
      const releaseData = await holdRequests(page, data)
      const releaseScripts = await openWithoutScripts(page, `${pagePath(locale, list)}?page=3`)
      const asked = page.waitForRequest(data)
      const hydration = releaseScripts()
      await asked
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
      releaseData()
      await hydration
      await expect(page.locator('html')).not.toHaveAttribute('data-page')
      expect(await page.evaluate(placeAtRest)).toBe(300)
    })

    if (locale === 'en')
      test('a question opened is open, and closes for the next one', async ({ page }) => {
        const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'faqs'))
        const [first, second] = faqs
        const question = (text: string) => page.locator('summary', { hasText: text })
        const answer = (text: string) => page.getByText(text)
        await question(second.question[locale]).click()
        await expect(answer(second.answer[locale])).toBeVisible()
        await releaseScripts()
        await expect(answer(second.answer[locale])).toBeVisible()
        await question(first.question[locale]).click()
        await expect(answer(first.answer[locale])).toBeVisible()
        await expect(answer(second.answer[locale])).toBeHidden()
      })

    if (locale === 'ar')
      test('the way to page 2 of the projects leads there, and back', async ({ page }) => {
        const address = pagePath(locale, 'projects')
        const releaseScripts = await openWithoutScripts(page, address)
        const cards = page.locator('[data-awaits-page]').getByRole('heading')
        const titles = (first: number) =>
          projects.slice(first, first + 8).map(({ title }) => title[locale])
        await page.getByRole('link', { name: text['pager.next'], exact: true }).click()
        await expect(page).toHaveURL(`${address}?page=2`)
        await expect(cards.first()).toBeHidden()
        await releaseScripts()
        await expect(cards).toHaveText(titles(8))
        await expect(cards.first()).toBeVisible()
        await page.goBack()
        await expect(cards).toHaveText(titles(0))
        await page.goForward()
        await expect(cards).toHaveText(titles(8))
      })

    if (locale === 'en')
      test('the tile of a service opens it, and Back leaves the page', async ({ page }) => {
        await page.goto(pagePath(locale, 'faqs'))
        const address = pagePath(locale, 'services')
        const releaseScripts = await openWithoutScripts(page, address)
        const tile = page.getByRole('navigation', { name: text['services.all'] }).getByRole('link')
        await tile.nth(4).click()
        await expect(page).toHaveURL(`${address}?page=5`)
        await releaseScripts()
        await expect(tile.nth(4)).toHaveAttribute('aria-current', 'page')
        const name = services[4]?.name[locale] ?? ''
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(address)
      })

    if (locale === 'ar')
      test('the last subject of the posts, and then their next page, is shown', async ({
        page,
      }) => {
        const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'blogs'))
        await page.getByRole('tab').nth(2).click()
        await page.getByRole('tab').first().click()
        await page.getByRole('button', { name: text['pager.next'], exact: true }).click()
        await releaseScripts()
        const list = page.getByRole('tabpanel')
        await expect(list.getByRole('heading')).toHaveText(
          blogPosts.slice(6, 12).map(({ title }) => title[locale]),
        )
        await list.getByRole('button', { name: text['pager.prev'], exact: true }).click()
        await expect(list.getByRole('heading').first()).toHaveText(
          blogPosts[0]?.title[locale] ?? '',
        )
      })

    test('other posts moved along stay in view', async ({ page }) => {
      const releaseScripts = await openWithoutScripts(page, blogPath(locale, 'first-blog'))
      const row = page.locator('#also-read').getByRole('list').locator('..')
      await row.scrollIntoViewIfNeeded()
      const away = locale === 'ar' ? -700 : 700
      await row.evaluate((view, left) => view.scrollBy(left, 0), away)
      // The row comes to rest at a card by itself.
      await expect.poll(() => isAtCard(row)).toBe(true)
      const before = await inView(page)
      expect(before[0]).toBeGreaterThan(0)
      const middle = before[Math.floor(before.length / 2)]
      await releaseScripts()
      await expect(page.getByRole('button', { name: text['posts.next'] })).toBeVisible()
      expect(await inView(page)).toContain(middle)
    })

    test('the switch of the language keeps what the address asks for', async ({ page }) => {
      const releaseScripts = await openWithoutScripts(
        page,
        `${pagePath(locale, 'projects')}?page=2&a=b#main`,
      )
      await page.locator('[data-language-switch]').first().click()
      await expect(page).toHaveURL(`${pagePath(other, 'projects')}?page=2&a=b#main`)
      await releaseScripts()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      const title = projects[8]?.title[other] ?? ''
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\?page=2&a=b#main$/)
    })

    test('the search opened by its key has what was typed once its field is there', async ({
      page,
    }) => {
      const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'home'))
      await page.keyboard.press('/')
      const dialog = page.getByRole('dialog', { name: text['search.open'] })
      await expect(dialog).toBeVisible()
      const name = services[0]?.name[locale] ?? ''
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
  })
}

for (const locale of localeKeys) {
  const text = words[locale]

  test.describe(`before the scripts have come, in ${locale}`, () => {
    test.use({ colorScheme: 'light' })

    if (locale === 'en')
      test('the Company menu opened is open, closes on Escape and leads on', async ({ page }) => {
        const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'faqs'))
        const banner = page.getByRole('banner')
        const button = banner.getByRole('button', { name: text['nav.company'] })
        const link = banner.getByRole('link', { name: pages.milestone.name[locale] })
        await button.click()
        await releaseScripts()
        await expect(link).toBeVisible()
        expect(await isExpanded(page, text['nav.company'])).toBe(true)
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        expect(await isExpanded(page, text['nav.company'])).toBe(false)
        await button.click()
        const loads = documentLoads(page)
        await link.click()
        await expect(page).toHaveURL(pagePath(locale, 'milestone'))
        await expect(link).toBeHidden()
        expect(loads).toEqual([])
        await page.goBack()
        await expect(page).toHaveURL(pagePath(locale, 'faqs'))
      })

    if (locale === 'ar')
      test('the theme chosen stands, and is chosen once', async ({ page }) => {
        const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'faqs'))
        await page.getByRole('banner').getByRole('button', { name: text['theme.dark'] }).click()
        const root = page.locator('html')
        await expect(root).toHaveAttribute('data-theme', 'dark')
        await releaseScripts()
        await expect(root).toHaveAttribute('data-theme', 'dark')
        await page
          .getByRole('banner')
          .getByRole('link', { name: pages.services.name[locale] })
          .click()
        await expect(page).toHaveURL(pagePath(locale, 'services'))
        await expect(root).toHaveAttribute('data-theme', 'dark')
        await page.reload()
        await expect(root).toHaveAttribute('data-theme', 'dark')
      })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 500 } })

      if (locale === 'ar')
        test('the menu opened and scrolled is as it was, and leads on', async ({ page }) => {
          const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'faqs'))
          await page.getByRole('button', { name: text['menu.open'] }).click()
          const menu = page.getByRole('dialog', { name: text['menu.open'] })
          await menu.hover()
          await page.mouse.wheel(0, 200)
          await expect.poll(() => menuScroll(page)).toBeGreaterThan(50)
          const place = await menuScroll(page)
          await releaseScripts()
          await expect(menu).toBeVisible()
          expect(await menuScroll(page)).toBe(place)
          const loads = documentLoads(page)
          await menu.getByRole('link', { name: pages.milestone.name[locale] }).click()
          await expect(page).toHaveURL(pagePath(locale, 'milestone'))
          await expect(menu).toBeHidden()
          expect(loads).toEqual([])
        })

      if (locale === 'en')
        test('a link of the menu leads on, and Back returns', async ({ page }) => {
          const releaseScripts = await openWithoutScripts(page, pagePath(locale, 'faqs'))
          const opener = page.getByRole('button', { name: text['menu.open'] })
          await opener.click()
          const menu = page.getByRole('dialog', { name: text['menu.open'] })
          await menu.getByRole('link', { name: pages.milestone.name[locale] }).click()
          await expect(page).toHaveURL(pagePath(locale, 'milestone'))
          await releaseScripts()
          await expect(menu).toBeHidden()
          await page.goBack()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            pages.faqs.heading[locale],
          )
        })
    })
  })
}

/** Presses the keys of a text: Playwright's own knows none but those of English keyboards. */
async function pressKeys(page: Page, text: string) {
  await page.locator(':focus').evaluate((element, keys) => {
    for (const key of keys) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  }, text)
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

/** Whether a scrolled row has come to rest with a card at its start. */
function isAtCard(row: Locator): Promise<boolean> {
  return row.evaluate((view) => {
    const { left: edge, right } = view.getBoundingClientRect()
    const starts = [...view.querySelectorAll('li')].map((card) => {
      const box = card.getBoundingClientRect()
      return view.matches(':dir(rtl)') ? right - box.right : box.left - edge
    })
    // The row has a margin for the focus ring before its first card.
    return starts.some((start) => Math.abs(start - 6) < 1)
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

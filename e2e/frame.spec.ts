import type { Page } from '@playwright/test'
import { localeKeys, locales, otherLocales } from '#app/i18n/locales.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import { companyPages } from '#app/layouts/navigation.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { themeBackgrounds as themes } from '#tools/build/theme-backgrounds.ts'
import { expect, hydrated, inMotion, open, test } from './fixtures.ts'
import {
  boxOf,
  expectPage,
  followLink,
  fontsLoaded,
  headerLink,
  heading,
  holdRequests,
  languageLink,
  noteFrames,
  phone,
  resize,
  rgb,
} from './page-actions.ts'
import { pagePath, words } from './site.ts'

test.use(inMotion)

/** Name of the link to home. */
const homeName = (locale: Locale) =>
  words[locale]['header.home'].replace('{name}', company.name[locale])

/** What the language switch names. */
const otherNames = (locale: Locale) => otherLocales(locale).map((key) => locales[key].name)

test('the header is walked with the keyboard alone', async ({ page }) => {
  const name = (key: PageKey) => pages[key].name.en
  const companyNames = companyPages.map(name)
  await open(page, pagePath('en', 'certificates'))
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: words.en['nav.company'] })
  const first = headerLink(page, 'en', 'aboutUs')
  await tabThrough(page, [words.en['skip.toContent'], homeName('en'), name('services')])
  await tabThrough(page, [name('solutions'), name('projects'), words.en['nav.company']])
  await expect(menu).toHaveAttribute('aria-current', 'true')
  await expect(first).toBeHidden()

  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await tabThrough(page, companyNames.slice(0, 2))
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(first).toBeHidden()

  await page.keyboard.press('Space')
  await tabThrough(page, [...companyNames, name('blogs')])
  await expect(first).toBeHidden()
  await tabThrough(page, [
    name('faqs'),
    words.en['search.open'],
    ...otherNames('en'),
    words.en['theme.dark'],
  ])
  await tabThrough(page, [name('contactUs')])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePath('en', 'contactUs'))
  await expect(banner.locator('[aria-current]')).toHaveCount(1)
  await expect(banner.locator('[aria-current]')).toHaveText(pages.contactUs.name.en)
})

test('the menu of a phone is walked with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pagePath('ar', 'faqs'))
  const dialog = page.getByRole('dialog', { name: words.ar['menu.open'] })
  await tabThrough(page, [words.ar['skip.toContent'], homeName('ar'), words.ar['search.open']])
  await tabThrough(page, [...otherNames('ar'), words.ar['menu.open']])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: words.ar['menu.close'] })).toBeFocused()
  await expect(dialog.locator('[aria-current=page]')).toHaveText(pages.faqs.name.ar)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: words.ar['menu.open'] })).toBeFocused()

  await page.keyboard.press('Enter')
  await tabThrough(page, [homeName('ar')])
  for (const key of ['home', 'aboutUs', 'services', 'solutions', 'projects'] as const)
    await tabThrough(page, [pages[key].name.ar])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(pagePath('ar', 'projects'))
  await expect(heading(page)).toBeFocused()
})

for (const locale of localeKeys) {
  test(`the Company menu in ${locale} opens below its button and leads on`, async ({ page }) => {
    const banner = page.getByRole('banner')
    const button = banner.getByRole('button', { name: words[locale]['nav.company'] })
    const link = headerLink(page, locale, 'milestone')
    await open(page, pagePath(locale, 'faqs'))
    for (const width of [1100, 1600]) {
      await page.mouse.move(0, 700)
      await resize(page, { width, height: 800 })
      await expect(link).toBeHidden()
      await button.hover()
      await expect(link).toBeVisible()
      const panel = banner.locator('#company-menu')
      const [above, below] = [await boxOf(button), await boxOf(panel)]
      expect(below.top).toBeGreaterThanOrEqual(above.bottom)
      expect(below.left).toBeLessThan(above.right)
      expect(below.right).toBeGreaterThan(above.left)
      const behind = (menu: Element) => getComputedStyle(menu, '::backdrop').backgroundColor
      expect(await panel.evaluate(behind), 'dims the page').toBe('rgba(0, 0, 0, 0)')
    }
    await link.click()
    await expect(page).toHaveURL(pagePath(locale, 'milestone'))
    await expectPage(page, locale, 'milestone')
  })

  test(`no entry in ${locale} moves as another one becomes current, and none wraps`, async ({
    page,
  }) => {
    const parts = page.getByRole('banner').locator('nav > ul > li, nav + div')
    const places = () =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()))
    await page.setViewportSize({ width: 1081, height: 700 })
    await open(page, pagePath(locale, 'home'))
    await page.evaluate(fontsLoaded)
    const before = await places()
    for (const key of ['services', 'faqs', 'aboutUs', 'contactUs'] as const) {
      await followLink(page, pagePath(locale, key))
      await expectPage(page, locale, key)
      expect(await places()).toEqual(before)
    }
    const bar = page.getByRole('banner').locator('> div')
    expect(await bar.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
  })
}

test('a chosen theme lasts: pages, a reload, the other language', async ({ page }) => {
  await open(page, pagePath('ar', 'faqs'))
  await expectTheme(page, 'light')
  await page.getByRole('banner').getByRole('button', { name: words.ar['theme.dark'] }).click()
  await expectTheme(page, 'dark')
  await headerLink(page, 'ar', 'services').click()
  await expect(heading(page)).toBeFocused()
  await expectTheme(page, 'dark')
  await page.reload()
  await hydrated(page)
  await expectTheme(page, 'dark')
  await languageLink(page, 'en').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await hydrated(page)
  await expectTheme(page, 'dark')
  const pressed = { name: words.en['theme.dark'], pressed: true }
  await expect(page.getByRole('banner').getByRole('button', pressed)).toBeVisible()
})

const testWithoutScripts = test.extend({ javaScriptEnabled: false })

testWithoutScripts('without scripts menus lead on and no dead switch shows', async ({ page }) => {
  await page.goto(pagePath('en', 'home'))
  const banner = page.getByRole('banner')
  await expect(banner.locator('[data-theme-switch]')).toBeHidden()
  const link = headerLink(page, 'en', 'milestone')
  await expect(link).toBeHidden()
  await banner.getByRole('button', { name: words.en['nav.company'] }).click()
  await link.click()
  await expect(page).toHaveURL(pagePath('en', 'milestone'))
})

testWithoutScripts('without scripts the menu of a phone closes and leads on', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(pagePath('ar', 'home'))
  const opener = page.getByRole('button', { name: words.ar['menu.open'] })
  const dialog = page.getByRole('dialog')
  await opener.click()
  await dialog.getByRole('button', { name: words.ar['menu.close'] }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await dialog.getByRole('link', { name: pages.faqs.name.ar, exact: true }).click()
  await expect(page).toHaveURL(pagePath('ar', 'faqs'))
})

test('nothing is painted in the wrong theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const seen = await noteFrames(page, () =>
    document.body ? getComputedStyle(document.body).backgroundColor : null,
  )
  await holdRequests(page, '**/media/assets/*.js')
  await page.goto(pagePath('ar', 'projects'))
  await expect.poll(seen).toEqual([rgb(themes.dark)])
  await expectTheme(page, 'dark')
})

test('a browser that does not know command buttons opens and closes the menu', async ({ page }) => {
  await page.addInitScript(() => {
    // Older browsers lack the property and ignore the attribute.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.setViewportSize(phone)
  await page.goto(pagePath('en', 'faqs'))
  await page.getByRole('button', { name: words.en['menu.open'] }).click()
  const dialog = page.getByRole('dialog', { name: words.en['menu.open'] })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words.en['menu.close'] }).click()
  await expect(dialog).toBeHidden()
})

/** Presses Tab once for each name, which is then the focused element's. */
async function tabThrough(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
}

/** The theme by its mark, by what is painted, and by what the browser is told. */
async function expectTheme(page: Page, theme: keyof typeof themes) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(themes[theme]))
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
    'content',
    themes[theme],
  )
}

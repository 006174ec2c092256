import type { Locator, Page } from '@playwright/test'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { companyPages } from '#app/layouts/navigation.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { themeBackgrounds as themes } from '#tools/build/theme-backgrounds.ts'
import { expect, hydrated, inMotion, test } from './fixtures.ts'
import { fontsLoaded, phone } from './page-actions.ts'
import { otherLocale, pagePath, words } from './site.ts'

test.use(inMotion)

for (const locale of localeKeys) {
  const text = words[locale]
  const other = otherLocale(locale)
  const name = (key: keyof typeof pages) => pages[key].name[locale]
  const home = text['header.home'].replace('{name}', company.name[locale])
  const companyNames = companyPages.map(name)

  test.describe(`the frame in ${locale}`, () => {
    test.use({ colorScheme: 'light' })

    test('the header is walked with the keyboard alone', async ({ page }) => {
      await page.goto(pagePath(locale, 'certificates'))
      await hydrated(page)
      const banner = page.getByRole('banner')
      const menu = banner.getByRole('button', { name: text['nav.company'] })
      await tabThrough(page, [
        text['skip.toContent'],
        home,
        name('services'),
        name('solutions'),
        name('projects'),
        text['nav.company'],
      ])
      await expect(menu).toHaveAttribute('aria-current', 'true')
      const first = banner.getByRole('link', { name: name('aboutUs'), exact: true })
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
        text['search.open'],
        locales[other].name,
        text['theme.dark'],
        name('contactUs'),
      ])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(pagePath(locale, 'contactUs'))
      await expect(banner.locator('[aria-current]')).toHaveCount(1)
      await expect(banner.locator('[aria-current]')).toHaveText(name('contactUs'))
    })

    test('the Company menu opens below its button and leads on', async ({ page }) => {
      const banner = page.getByRole('banner')
      const button = banner.getByRole('button', { name: text['nav.company'] })
      const link = banner.getByRole('link', { name: name('milestone'), exact: true })
      for (const width of [1100, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(pagePath(locale, 'home'))
        await hydrated(page)
        await expect(link).toBeHidden()
        await button.hover()
        await expect(link).toBeVisible()
        const [above, below] = [await boxOf(button), await boxOf(banner.locator('#company-menu'))]
        expect(below.top).toBeGreaterThanOrEqual(above.bottom)
        expect(below.left).toBeLessThan(above.right)
        expect(below.right).toBeGreaterThan(above.left)
      }
      await link.click()
      await expect(page).toHaveURL(pagePath(locale, 'milestone'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('no entry moves as another one becomes current, and none wraps', async ({ page }) => {
      const places = () =>
        page
          .getByRole('banner')
          .locator('nav > ul > li, nav + div')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      await page.setViewportSize({ width: 1081, height: 700 })
      await page.goto(pagePath(locale, 'home'))
      await page.evaluate(fontsLoaded)
      const before = await places()
      for (const key of ['services', 'faqs', 'aboutUs', 'contactUs'] as const) {
        await page.goto(pagePath(locale, key))
        await page.evaluate(fontsLoaded)
        expect(await places()).toEqual(before)
      }
      const bar = page.getByRole('banner').locator('> div')
      expect(await bar.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
    })

    test('the menu of a phone is walked with the keyboard alone', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(pagePath(locale, 'faqs'))
      await hydrated(page)
      const dialog = page.getByRole('dialog', { name: text['menu.open'] })
      await tabThrough(page, [
        text['skip.toContent'],
        home,
        text['search.open'],
        locales[other].name,
        text['menu.open'],
      ])
      await page.keyboard.press('Enter')
      await expect(dialog).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: text['menu.close'] })).toBeFocused()
      await expect(dialog.locator('[aria-current=page]')).toHaveText(name('faqs'))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: text['menu.open'] })).toBeFocused()

      await page.keyboard.press('Enter')
      await tabThrough(page, [
        home,
        name('home'),
        name('aboutUs'),
        name('services'),
        name('solutions'),
        name('projects'),
      ])
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(pagePath(locale, 'projects'))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('a chosen theme lasts: pages, a reload, the other language', async ({ page }) => {
      await page.goto(pagePath(locale, 'faqs'))
      await hydrated(page)
      await expectTheme(page, 'light')
      await page.getByRole('banner').getByRole('button', { name: text['theme.dark'] }).click()
      await expectTheme(page, 'dark')
      await page
        .getByRole('banner')
        .getByRole('link', { name: name('services') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectTheme(page, 'dark')
      await page.reload()
      await hydrated(page)
      await expectTheme(page, 'dark')
      await page
        .getByRole('banner')
        .getByRole('link', { name: locales[other].name, exact: true })
        .click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await hydrated(page)
      await expectTheme(page, 'dark')
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name: words[other]['theme.dark'], pressed: true }),
      ).toBeVisible()
    })
  })

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    if (locale === 'en')
      test('the Company menu opens and leads on, and there is no dead switch', async ({ page }) => {
        await page.goto(pagePath(locale, 'home'))
        const banner = page.getByRole('banner')
        await expect(banner.locator('[data-theme-switch]')).toBeHidden()
        const link = banner.getByRole('link', { name: name('milestone'), exact: true })
        await expect(link).toBeHidden()
        await banner.getByRole('button', { name: text['nav.company'] }).click()
        await link.click()
        await expect(page).toHaveURL(pagePath(locale, 'milestone'))
      })

    if (locale === 'ar')
      test('the menu of a phone opens, closes and leads on', async ({ page }) => {
        await page.setViewportSize(phone)
        await page.goto(pagePath(locale, 'home'))
        const opener = page.getByRole('button', { name: text['menu.open'] })
        const dialog = page.getByRole('dialog')
        await opener.click()
        await dialog.getByRole('button', { name: text['menu.close'] }).click()
        await expect(dialog).toBeHidden()
        await opener.click()
        await dialog.getByRole('link', { name: name('faqs'), exact: true }).click()
        await expect(page).toHaveURL(pagePath(locale, 'faqs'))
      })
  })
}

test.describe('before the app has started', () => {
  test.use({ allowComplaints: /ERR_FAILED/, colorScheme: 'light' })

  test.beforeEach(async ({ page }) => {
    await page.route('**/media/assets/*.js', (route) => route.abort())
  })

  test('nothing is painted in the wrong theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.addInitScript(() => {
      const seen = new Set<string>()
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.body).backgroundColor)
        document.documentElement.dataset.seen = [...seen].join(' and ')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(pagePath('ar', 'projects'))
    await expect(page.locator('html')).toHaveAttribute('data-seen', rgb(themes.dark))
    await expectTheme(page, 'dark')
  })

  test('switch and menus work', async ({ page }) => {
    await page.goto(pagePath('en', 'faqs'))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: en['theme.dark'] }).click()
    await expectTheme(page, 'dark')
    await banner.getByRole('button', { name: en['nav.company'] }).click()
    await expect(banner.getByRole('link', { name: pages.aboutUs.name.en })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner.getByRole('link', { name: pages.aboutUs.name.en })).toBeHidden()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: en['menu.open'] }).click()
    await page.getByRole('dialog').getByRole('link', { name: pages.services.name.en }).click()
    await expect(page).toHaveURL(pagePath('en', 'services'))
    await expectTheme(page, 'dark')
  })
})

test.describe('in a browser that does not know command buttons', () => {
  test('the menu opens and closes', async ({ page }) => {
    await page.addInitScript(() => {
      // Older browsers lack the property and ignore the attribute.
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      addEventListener('command', (event) => event.preventDefault(), true)
    })
    await page.setViewportSize(phone)
    await page.goto(pagePath('en', 'faqs'))
    await page.getByRole('button', { name: en['menu.open'] }).click()
    const dialog = page.getByRole('dialog', { name: en['menu.open'] })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: en['menu.close'] }).click()
    await expect(dialog).toBeHidden()
  })
})

async function boxOf(part: Locator) {
  return part.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON())
}

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

function rgb(hex: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

import { locales } from '#app/i18n/locales.ts'
import { companyPages } from '#app/layouts/navigation.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { themeBackgrounds as themes } from '#tools/build/theme-backgrounds.ts'
import { base, entryAt, otherLocale, pagePath, words } from '../../site.ts'
import { expect, journey, type Visitor } from './journey.ts'
import { keys } from './webdriver.ts'

journey('the menu of a phone opens, closes on Escape and leads on', async ({ visitor, locale }) => {
  const text = words[locale]
  await visitor.resize(390, 844)
  await visitor.visit(pagePath(locale, 'faqs'))
  await visitor.click('header button', text['menu.open'])
  await visitor.expectFocus(text['menu.close'])
  await visitor.expectTexts('dialog[open] [aria-current=page]', [pages.faqs.name[locale]])
  await visitor.press(keys.Escape)
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectFocus(text['menu.open'])
  await visitor.press(keys.Enter)
  await visitor.click('dialog[open] a', pages.services.name[locale])
  await visitor.expectAddress(pagePath(locale, 'services'))
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectFocus(pages.services.heading[locale])
})

journey('the Company menu opens below its button and leads on', async ({ visitor, locale }) => {
  const names = companyPages.map((key) => pages[key].name[locale])
  for (const width of [1100, 1440]) {
    await visitor.resize(width, 900)
    await visitor.visit(pagePath(locale, 'home'))
    await visitor.expectTexts('#company-menu a', [])
    await visitor.click('header button', words[locale]['nav.company'])
    await visitor.expectTexts('#company-menu a', names)
    const { button, panel } = await visitor.evaluate(menuPlaces)
    expect(panel.top).toBeGreaterThanOrEqual(button.bottom)
    expect(panel.top - button.bottom).toBeLessThan(40)
    expect(panel.left).toBeLessThan(button.right)
    expect(panel.right).toBeGreaterThan(button.left)
  }
  await visitor.press(keys.Escape)
  await visitor.expectTexts('#company-menu a', [])
  await visitor.click('header button', words[locale]['nav.company'])
  await visitor.click('#company-menu a', pages.milestone.name[locale])
  await visitor.expectAddress(pagePath(locale, 'milestone'))
  await visitor.expectTexts('#company-menu a', [])
})

function menuPlaces() {
  const place = (css: string) => {
    const box = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect()
    return { top: box.top, bottom: box.bottom, left: box.left, right: box.right }
  }
  return { button: place('[popovertarget=company-menu]'), panel: place('#company-menu') }
}

journey('a chosen theme lasts: pages, a reload, the other language', async (visit) => {
  const { visitor, locale } = visit
  const other = otherLocale(locale)
  await visitor.resize(1280, 800)
  await visitor.visit(pagePath(locale, 'faqs'))
  await expectTheme(visitor, 'light')
  await visitor.click('header button', words[locale]['theme.dark'])
  await expectTheme(visitor, 'dark')
  await visitor.click('header a', pages.services.name[locale])
  await visitor.expectFocus(pages.services.heading[locale])
  await expectTheme(visitor, 'dark')
  await visitor.reloadApp()
  await expectTheme(visitor, 'dark')
  await visitor.click('header a', locales[other].name)
  await visitor.expectAddress(pagePath(other, 'services'))
  await expectTheme(visitor, 'dark')
})

async function expectTheme(visitor: Visitor, theme: keyof typeof themes) {
  const numbers = [1, 3, 5].map((at) => Number.parseInt(themes[theme].slice(at, at + 2), 16))
  const shown = () =>
    visitor.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.body).backgroundColor,
    ])
  await expect.poll(shown).toEqual([theme, `rgb(${numbers.join(', ')})`])
}

journey('a chosen language is kept', async ({ visitor, locale }) => {
  const other = otherLocale(locale)
  await visitor.visit(`${pagePath(locale, 'projects')}?page=2&utm=a`)
  await visitor.click('header a', locales[other].name)
  await visitor.expectAddress(`${pagePath(other, 'projects')}?page=2&utm=a`)
  await visitor.expectTexts('h1', [pages.projects.heading[other]])
  const { lang, dir } = await visitor.evaluate(() => {
    const { lang, dir } = document.documentElement
    return { lang, dir }
  })
  expect([lang, dir]).toEqual([other, locales[other].dir])
  await visitor.visit(`${base}/`)
  await visitor.expectAddress(pagePath(other, 'home'))
})

journey('the search opens with its key, finds and leads on', async ({ visitor, locale }) => {
  const service = entryAt(services, 6)
  await visitor.visit(pagePath(locale, 'projects'))
  await visitor.press('/')
  await visitor.type(service.name[locale], 'dialog[open] input')
  await visitor.expectText('dialog[open] a', service.name[locale])
  await visitor.press(keys.Enter)
  await visitor.expectAddress(`${pagePath(locale, 'services')}?page=${service.id}`)
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectText('main', service.title[locale])
})

journey('an unknown path ends at home', async ({ visitor, locale }) => {
  const home = pagePath(locale, 'home')
  for (const path of [`${home.replace('/home', '')}/no-such-page`, `${home}/1`]) {
    await visitor.open(path)
    await visitor.expectAddress(home)
    await visitor.hydrated()
    await visitor.expectTexts('h1', [pages.home.heading[locale]])
  }
})

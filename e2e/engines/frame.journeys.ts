import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '#app/i18n/locales.ts'
import * as table from '#app/i18n/paths.ts'
import { companyPages } from '#app/layouts/navigation.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { themeBackgrounds as themes } from '#tools/build/theme-backgrounds.ts'
import { output } from '../built-site.ts'
import { phone, rgb } from '../page-actions.ts'
import { base, blogPath, entryNear, firstPost, otherLocale, pagePath, words } from '../site.ts'
import { expect, journey } from './journey.ts'
import type { Visitor } from './visitor.ts'

journey('the menu of a phone opens, closes on Escape and leads on', async ({ visitor, locale }) => {
  const text = words[locale]
  await visitor.resize(phone)
  await visitor.visit(pagePath(locale, 'faqs'))
  await visitor.click('header button', text['menu.open'])
  await visitor.expectFocus(text['menu.close'])
  await visitor.expectTexts('dialog[open] [aria-current=page]', [pages.faqs.name[locale]])
  await visitor.press('Escape')
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectFocus(text['menu.open'])
  await visitor.press('Enter')
  await visitor.click('dialog[open] a', pages.services.name[locale])
  await visitor.expectAddress(pagePath(locale, 'services'))
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectFocus(pages.services.heading[locale])
})

journey('the Company menu opens below its button and leads on', async ({ visitor, locale }) => {
  const names = companyPages.map((key) => pages[key].name[locale])
  await visitor.visit(pagePath(locale, 'certificates'))
  await visitor.expectTexts('#company-menu a', [])
  for (const width of [1100, 1440]) {
    await visitor.resize({ width, height: 900 })
    await visitor.click('header button', words[locale]['nav.company'])
    await visitor.expectTexts('#company-menu a', names)
    const { button, panel } = await visitor.evaluate(menuPlaces)
    expect(panel.top).toBeGreaterThanOrEqual(button.bottom)
    expect(panel.top - button.bottom).toBeLessThan(40)
    expect(panel.left).toBeLessThan(button.right)
    expect(panel.right).toBeGreaterThan(button.left)
    await visitor.click('main h1')
    await visitor.expectTexts('#company-menu a', [])
  }
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

journey(
  'a chosen theme and a chosen language last',
  async ({ visitor, locale }) => {
    const other = otherLocale(locale)
    await visitor.visit(pagePath(locale, 'faqs'))
    await expectTheme(visitor, 'light')
    await visitor.click('header button', words[locale]['theme.dark'])
    await expectTheme(visitor, 'dark')
    await visitor.click('header a', pages.projects.name[locale])
    await visitor.expectFocus(pages.projects.heading[locale])
    await visitor.visit(`${pagePath(locale, 'projects')}?page=2&utm=a`)
    await expectTheme(visitor, 'dark')
    await visitor.click('header a', locales[other].name)
    await visitor.expectAddress(`${pagePath(other, 'projects')}?page=2&utm=a`)
    await visitor.hydrated()
    await visitor.expectTexts('h1', [pages.projects.heading[other]])
    await expectTheme(visitor, 'dark')
    expect(await visitor.evaluate(languageAndDirection)).toEqual([other, locales[other].dir])
    await visitor.open(`${base}/`)
    await visitor.expectAddress(pagePath(other, 'home'))
  },
  { inTurns: true },
)

function languageAndDirection() {
  return [document.documentElement.lang, document.documentElement.dir]
}

async function expectTheme(visitor: Visitor, theme: keyof typeof themes) {
  const shown = () =>
    visitor.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.body).backgroundColor,
    ])
  await expect.poll(shown).toEqual([theme, rgb(themes[theme])])
}

journey('the search opens with its key, finds and leads on', async ({ visitor, locale }) => {
  const service = entryNear(services, 6)
  const { name } = service
  await visitor.visit(pagePath(locale, 'projects'))
  await visitor.type('/')
  await visitor.expectFocus(words[locale]['search.label'])
  await visitor.type(name[locale])
  await visitor.expectText('dialog[open] a', name[locale])
  await visitor.press('Escape')
  await visitor.expectTexts('dialog[open]', [])
  await visitor.click('header button', words[locale]['search.open'])
  await visitor.expectText('dialog[open] a', name[locale])
  await visitor.press('Enter')
  await visitor.expectAddress(`${pagePath(locale, 'services')}?page=${service.id}`)
  await visitor.expectTexts('dialog[open]', [])
  await visitor.expectText('main', service.title[locale])
})

journey(
  'a link leads to the top of its page, and Back to where one was',
  async (visit) => {
    const { visitor, locale } = visit
    const place = () => visitor.evaluate(() => Math.round(scrollY))
    const { slug, title } = firstPost()
    await visitor.visit(blogPath(locale, slug))
    await visitor.click('footer a', pages.solutions.name[locale])
    const heading = pages.solutions.heading[locale]
    await visitor.expectFocus(heading)
    await visitor.expectAddress(pagePath(locale, 'solutions'))
    expect(await place()).toBe(0)
    const titles = () => visitor.evaluate(() => document.title)
    expect(await titles()).toBe(`${pages.solutions.title[locale]} — ${company.name[locale]}`)
    await visitor.back()
    await visitor.expectTexts('h1', [title[locale]])
    await expect.poll(place).toBeGreaterThan(1000)
    await visitor.forward()
    await visitor.expectTexts('h1', [heading])
    await expect.poll(place).toBe(0)
  },
  { inTurns: true },
)

journey(
  'an unknown path ends at home; a page on a disk stays there',
  async ({ visitor, locale }) => {
    const home = pagePath(locale, 'home')
    for (const address of [`${home.replace('/home', '')}/no-such-page`, `${home}/1`]) {
      await visitor.open(address)
      await visitor.expectAddress(home)
      await visitor.hydrated()
      await visitor.expectTexts('h1', [pages.home.heading[locale]])
    }
    const file = path.join(output, table.pagePath(locale, 'services'), 'index.html')
    const address = pathToFileURL(file).href
    await visitor.open(address)
    // The app would start at the first touch.
    await visitor.press('Tab')
    await visitor.expectTexts('h1', [pages.services.heading[locale]])
    expect(await visitor.evaluate(languageAndDirection)).toEqual([locale, locales[locale].dir])
    expect(await visitor.evaluate(() => location.href)).toBe(address)
    expect(await visitor.evaluate(() => '__reactRouterManifest' in window)).toBe(false)
  },
  { allowed: /status of 404|ERR_FILE_NOT_FOUND|file:|CORS|^downloadable font/, inTurns: true },
)

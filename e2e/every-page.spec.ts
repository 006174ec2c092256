import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { locales } from '#app/i18n/locales.ts'
import { blogPosts } from '#content/blogs.ts'
import { company } from '#content/company.ts'
import { services } from '#content/services.ts'
import { expectShapes } from './contrast-themes.ts'
import { expect, hydrated, test } from './fixtures.ts'
import {
  expectAccessible,
  expectContrast,
  expectRules,
  followLink,
  phone,
  resize,
} from './page-actions.ts'
import { expectPrints } from './paper.ts'
import { entryNear, listedPages, pagePath, pagesInTurn, siteUrl } from './site.ts'

/** One visit to each page in each language: its address, both themes, the keyboard, contrast themes, paper. */

/** Ways to write an address: the host is asked for each, the browser for one by turns. */
const suffixes = ['', '/', '?utm=letter', '/?utm=letter&page=zero'] as const

/** The markup is the same in both languages: a page is walked in one of them. */
const walked = new Set(pagesInTurn(1).map(({ path }) => path))

const desktop = { width: 1280, height: 800 }

/** What the header leaves of it must be enough for whatever has the focus. */
const lowWindow = { width: 1280, height: 417 }

/** More than any page has; a longer walk is trapped somewhere. */
const mostStops = 250

for (const [index, { path, locale, heading }] of listedPages.entries()) {
  const suffix = suffixes[(index + (locale === 'ar' ? 2 : 0)) % suffixes.length] ?? ''

  test(`${path} is found, read and walked by everyone`, async ({ page, request }) => {
    await test.step('its text is there without a browser, however the address ends', async () => {
      const texts = new Set<string>()
      for (const end of suffixes) {
        const response = await request.get(path + end)
        expect.soft(response.status(), end).toBe(200)
        texts.add(await response.text())
      }
      expect.soft(texts.size, 'all the same').toBe(1)
      const $ = load([...texts].join(''))
      expect.soft($('html').attr()).toMatchObject({ lang: locale, dir: locales[locale].dir })
      expect.soft($('h1').text()).toBe(heading)
      const links = $('link[rel=canonical], link[rel=alternate][hreflang=x-default]')
      const own = siteUrl + path
      expect
        .soft(links.map((_, link) => $(link).attr('href')).get())
        .toEqual([own, own.replace(siteUrl + locales[locale].prefix, siteUrl)])
      expect.soft($('meta[name=robots]')).toHaveLength(0)
    })

    await test.step(`opened as ${path}${suffix} it gets its canonical address`, async () => {
      const response = await page.goto(path + suffix)
      expect(response?.status()).toBe(200)
      const title = page.getByRole('heading', { level: 1 })
      // All there are.
      await expect(title).toHaveText([heading])
      await hydrated(page)
      await expect(title).toHaveText([heading])
      await expect(page).toHaveURL(path + suffix.replace('/?', '?').replace(/^\/$/, ''))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', locales[locale].dir)
    })

    if (locale === 'en') {
      await test.step('no accessibility findings on a desktop', () => expectAccessible(page))
    }

    if (walked.has(path)) {
      await test.step('the keyboard alone reaches everything, and is seen there', () =>
        walkWithKeyboard(page))
    }

    await resize(page, phone)
    await test.step('none on a phone', () =>
      // Colours are the same in both languages; the theme is the dark one in English, the light one in Arabic.
      locale === 'en' ? expectContrast(page) : expectRules(page))

    await test.step('pictures a quarter in view come first, others wait', async () => {
      for (const { isInView, ...asked } of await page.locator(pictures).evaluateAll(readPictures)) {
        const first = { loading: 'eager', fetchPriority: 'high' }
        const later = { loading: 'lazy', fetchPriority: 'auto' }
        // How much of a picture the words above it leave in view is chance with those of another company.
        const wanted = company.isSample ? [isInView ? first : later] : [first, later]
        expect.soft(wanted).toContainEqual(asked)
      }
    })

    await test.step('links have short names, and lists are lists', async () => {
      const main = page.getByRole('main')
      const tree = await main.ariaSnapshot()
      const names = [...tree.matchAll(/- '?link "(.*)"/g)].map(([, name = '']) => name)
      await expect.soft(main.getByRole('link')).toHaveCount(names.length)
      expect.soft(names.filter((name) => name.length > 90)).toEqual([])
      // A list without a marker, even an empty one, is none in WebKit.
      const unmarked = await main
        .locator('ul, ol')
        .evaluateAll((lists) =>
          lists.filter((list) => getComputedStyle(list).listStyleType === 'none'),
        )
      expect.soft(unmarked).toHaveLength(0)
    })

    await resize(page, { width: 320, height: 640 })
    await expect.poll(() => sidewaysScroll(page), 'no sideways scroll').toBe(0)

    await test.step('nothing in view rests half drawn where things move', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.evaluate(() => scrollTo(0, 0))
      // As a page opens, and in a window that shows all of it.
      for (const size of [desktop, { width: 1440, height: 5000 }]) {
        await resize(page, size)
        expect.soft(await page.evaluate(halfDrawn), `${size.height} px`).toEqual([])
      }
    })

    await test.step('on paper it says in ink all it says', async () => {
      await expectPrints(page, path === pagePath('en', 'contactUs') ? company.email : undefined)
      if (path !== pagePath(locale, 'services')) return
      const { id, name } = entryNear(services, 2)
      await followLink(page, `${path}?page=${id}`)
      await expect(page.getByRole('heading', { level: 2, name: name[locale] })).toBeVisible()
      await expectPrints(page)
    })

    if (walked.has(path)) return
    await resize(page, desktop)
    await test.step('controls keep a shape in a contrast theme', () => expectShapes(page))
  })
}

const pictures = 'img:not([src^="data:"])'

/** Runs in the page: how pictures are asked for, and whether they are in view as the page opens. */
function readPictures(images: Element[]) {
  return images.map((image) => {
    const { top, height } = image.getBoundingClientRect()
    const { loading, fetchPriority } = image as HTMLImageElement
    const place = top + scrollY
    const isInView = height > 0 && place + height > 0 && place + height / 4 <= innerHeight
    return { isInView, loading, fetchPriority }
  })
}

/** Runs in the page: what waits for further scrolling to show all of itself. */
function halfDrawn(): string[] {
  const cut = ['clipPath', 'strokeDashoffset', 'maskPosition', 'opacity']
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation
    if (!(effect instanceof KeyframeEffect) || timeline === document.timeline) return []
    const isCut = effect.getKeyframes().some((frame) => cut.some((name) => name in frame))
    const isWhole = effect.getComputedTiming().progress === 1
    return isCut && !isWhole ? [`${effect.target?.outerHTML.slice(0, 80)}`] : []
  })
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

async function walkWithKeyboard(page: Page) {
  // The carousels' buttons load near the viewport; the walk needs them, where not all is in view.
  for (const carousel of await page.locator('#logos, #also-read').all()) {
    await carousel.scrollIntoViewIfNeeded()
    const button = carousel.locator('button').first()
    await expect(button).toBeAttached()
    const isAllInView = blogPosts.length <= 4 && (await carousel.getAttribute('id')) === 'also-read'
    await expect(button).toBeVisible({ visible: !isAllInView })
  }
  await page.evaluate(() => scrollTo(0, 0))
  await resize(page, lowWindow)
  const stops = new Set<string>()
  for (let step = 0; step < mostStops; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    // A frame keeps the focus until its own document has been walked.
    if (stop?.isFrame) continue
    // After the last one the focus is on the browser's own controls, or the walk starts over.
    if (!stop || stops.has(stop.id)) break
    stops.add(stop.id)
    if (stop.hasRing && stop.isSeen) continue
    await expect
      .poll(() => readStop(page), { message: 'has a ring and a place below the header' })
      .toMatchObject({ id: stop.id, hasRing: true, isSeen: true })
  }
  expect(await unreached(page, [...stops])).toEqual([])
}

/** Where the focus is; every stop is numbered when it is first reached. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
    const ring = (pseudo?: string) => getComputedStyle(element, pseudo).outlineStyle !== 'none'
    const { inlineSize, blockSize } = getComputedStyle(element)
    const { top, bottom, height } = element.getBoundingClientRect()
    const isAbove = element.matches('header *, [href="#main"]')
    const start = isAbove
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    // Where it has no room, its beginning or its end is.
    const isInView =
      height > innerHeight - start
        ? bottom > start && top < innerHeight
        : top >= start - 1 && bottom <= innerHeight + 1
    return {
      id: element.dataset.stop,
      name: element.outerHTML.slice(0, 120),
      isFrame: element.tagName === 'IFRAME',
      hasRing: ring() || ring('::after'),
      isSeen: inlineSize !== '0px' && blockSize !== '0px' && isInView,
    }
  })
}

/** Interactive elements that the walk did not reach. */
function unreached(page: Page, stops: readonly string[]) {
  return page.evaluate((reached) => {
    const selector = 'a[href], button, input, textarea, summary'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !reached.includes(element.dataset.stop ?? ''),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  }, stops)
}

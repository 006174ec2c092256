import type { Locator, Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import type en from '#app/i18n/messages/en.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale, Project } from '#content/types.ts'
import { expect, open, test } from './fixtures.ts'
import { fontsLoaded, resize } from './page-actions.ts'
import { entryNear, listedPages, pagePath, words } from './site.ts'

/**
 * The browser's own text size in px, and the windows it is tried in: a narrow one of each range that has a
 * layout of its own (media queries in em follow the text).
 */
const sizes = new Map([
  [24, [320, 768, 1280, 1440, 1630, 1920]],
  [32, [320, 768, 1280]],
])

for (const locale of localeKeys) {
  test(`large text in ${locale} is whole on every page and width`, async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    const listed = listedPages.filter((page) => page.locale === locale)
    // The document of /services is its first service; names of neighbours may be longer.
    const service = `${pagePath(locale, 'services')}?page=${entryNear(services, 4).id}`
    for (const path of [...listed.map((page) => page.path), service]) {
      await open(page, path)
      await page.evaluate(fontsLoaded)
      for (const [size, widths] of sizes) {
        await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
        for (const width of widths) {
          await resize(page, { width, height: 800 })
          const at = `${path} at ${width} px, text of ${size} px`
          const faults = await page.locator('body').evaluate(textFaults, 20)
          expect.soft([...faults, ...(await page.evaluate(coveredControls))], at).toEqual([])
          if (path !== pagePath(locale, 'certificates')) continue
          for (const opener of await openersOf(page, locale)) {
            await opener.click()
            const shown = page.locator('dialog[open], [popover]:popover-open')
            await expect(shown).toBeInViewport()
            const shownFaults = await shown.evaluate(textFaults, 0)
            expect.soft(shownFaults, `${at}: ${await opener.innerHTML()}`).toEqual([])
            await page.keyboard.press('Escape')
            await expect(shown).toBeHidden()
            // What closes is drawn for a frame more.
            await page.evaluate(fontsLoaded)
          }
        }
      }
    }
  })
}

/** What opens a menu or a dialog. */
async function openersOf(page: Page, locale: Locale): Promise<readonly Locator[]> {
  const button = (id: keyof typeof en) =>
    page.getByRole('banner').getByRole('button', { name: words[locale][id], exact: true })
  const company = button('nav.company')
  return [
    button('search.open'),
    page.getByRole('main').getByRole('button').first(),
    (await company.isVisible()) ? company : button('menu.open'),
  ]
}

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const locale of localeKeys) {
  test(`spaced text in ${locale} has room on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const widest = (project: Project) => project.story.figure?.to.label[locale].length ?? 0
    const first: readonly Project[] = projects.slice(0, 8)
    const [longest] = first.toSorted((one, other) => widest(other) - widest(one))
    const story = `${pagePath(locale, 'projects')}?project=${longest?.id}`
    for (const address of [pagePath(locale, 'contactUs'), story]) {
      await open(page, address)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, spacing)
      expect(await page.getByRole('main').evaluate(textFaults, 20), address).toEqual([])
    }
  })
}

/**
 * Runs in the page: lines of text that are cut, outside the window or over one another. Left out are rows that
 * scroll, and what is only for assistive technology.
 */
async function textFaults(root: Element, fewest: number): Promise<string[]> {
  // What another width shows may be the first to ask for its font.
  await document.fonts.ready
  type Place = Readonly<{ isHidden: boolean; clip: Element | undefined }>
  type Ink = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
  const places = new Map<Element, Place>()
  /** Whether it is for assistive technology alone, and the nearest element around it that clips. */
  const placeOf = (element: Element): Place => {
    const known = places.get(element)
    if (known) return known
    const { parentElement: parent } = element
    const around: Place | undefined =
      parent && parent !== document.body ? placeOf(parent) : undefined
    const { clipPath, overflowX } = getComputedStyle(element)
    const isOwn = clipPath.startsWith('inset(50%') || element.matches('[href="#main"]')
    const place = {
      isHidden: isOwn || around?.isHidden === true,
      clip: overflowX === 'visible' ? around?.clip : element,
    }
    places.set(element, place)
    return place
  }
  const beside = '#logos, #also-read, [role=tablist], script, style, noscript, svg'
  const ownerTags = 'a, button, label, li, p, h1, h2, h3, dt, dd, small, time'
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: { owner: Element; isFixed: boolean; ink: Ink }[] = []
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, nodeValue } = texts.currentNode
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(beside)) continue
    const { isHidden, clip } = placeOf(parent)
    if (isHidden) continue
    const shown = clip?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    // The header stays above the page; lines of one owner may touch.
    const isFixed = parent.closest('header:has(nav)') !== null
    const owner = parent.closest(ownerTags) ?? parent
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const { left, right, top, bottom, height, width: length } of range.getClientRects()) {
      if (length < 1) continue
      const text = nodeValue?.trim().slice(0, 40)
      if (left < -1 || right > width + 1) found.push(`outside the window: ${text}`)
      if (left < shown.left - 1 || right > shown.right + 1) found.push(`cut: ${text}`)
      // By their letters: the boxes of lines are higher.
      const ink = { left, right, top: top + height * 0.28, bottom: bottom - height * 0.28 }
      const isOver = lines.some(
        (one) =>
          one.owner !== owner &&
          one.isFixed === isFixed &&
          Math.min(one.ink.right, right) - Math.max(one.ink.left, left) > 2 &&
          Math.min(one.ink.bottom, ink.bottom) - Math.max(one.ink.top, ink.top) > 2,
      )
      if (isOver) found.push(`over another text: ${text}`)
      lines.push({ owner, isFixed, ink })
    }
  }
  return lines.length > fewest ? found : ['hardly any text']
}

/**
 * Links, buttons and fields whose middle does not belong to them, once the page is scrolled so far that it is
 * in the middle half of the window.
 */
function coveredControls(): string[] {
  const beside = '#logos, #also-read, [role=tablist], [inert], [aria-hidden=true], [href="#main"]'
  const controls = [...document.querySelectorAll('a[href], button, input, textarea, summary')]
  const untouched = new Set(
    controls.filter(
      (control) =>
        !control.closest(beside) &&
        control.checkVisibility({ visibilityProperty: true }) &&
        [...control.getClientRects()].some(({ width }) => width >= 2),
    ),
  )
  const isHit = (control: Element, from: number, to: number) =>
    // A link of many lines is taller than the window.
    [...control.getClientRects()].some(({ left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2]
      return y >= from && y <= to && control.contains(document.elementFromPoint(x, y))
    })
  const end = document.documentElement.scrollHeight - innerHeight
  for (let top = 0, isEnd = false; !isEnd; top += innerHeight / 2) {
    isEnd = top >= end
    scrollTo({ top, behavior: 'instant' })
    const from = top === 0 ? 0 : innerHeight / 4
    const to = isEnd ? innerHeight : innerHeight * 0.75
    for (const control of untouched) if (isHit(control, from, to)) untouched.delete(control)
  }
  return [...untouched].map((control) => `covered: ${control.outerHTML.slice(0, 160)}`)
}

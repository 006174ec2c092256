import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Project } from '#content/types.ts'
import { expect, open, test } from './fixtures.ts'
import { fontsLoaded } from './page-actions.ts'
import { entryNear, listedPages, pagePath, words } from './site.ts'

/**
 * The browser's own text size in px, and the windows it is tried in: a narrow one of each range that has a
 * layout of its own (media queries in em follow the text).
 */
const sizes = new Map([
  [24, [320, 768, 1280, 1440, 1630, 1920]],
  [32, [320, 768, 1280]],
])

/** A line of text as it is on the screen, from the start of the page. */
type Line = Readonly<{
  text: string
  /** The element that the text belongs to, numbered; lines of one may touch. */
  owner: number
  isFixed: boolean
  box: Box
  /** What the next element around it that clips shows. */
  shown: Pick<Box, 'left' | 'right'>
}>

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

for (const locale of localeKeys)
  for (const [size, widths] of sizes) {
    const text = words[locale]

    test.describe(`text of ${size} px in ${locale}`, () => {
      test.beforeEach(async ({ page }) => {
        const client = await page.context().newCDPSession(page)
        await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
      })

      test('is whole on every page and width', async ({ page }) => {
        const listed = listedPages.filter((page) => page.locale === locale)
        // The document of /services is its first service; names of neighbours may be longer.
        const service = `${pagePath(locale, 'services')}?page=${entryNear(services, 4).id}`
        for (const path of [...listed.map((page) => page.path), service]) {
          await open(page, path)
          const root = page.locator('html')
          await expect(root).toHaveCSS('font-size', `${size}px`)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            await page.evaluate(fontsLoaded)
            expect.soft(await findings(page), `${path} at ${width} px`).toEqual([])
          }
        }
      })

      test('is whole in menus and dialogs', async ({ page }) => {
        await open(page, pagePath(locale, 'certificates'))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const company = page.getByRole('button', { name: text['nav.company'] })
          const menu = page.getByRole('button', { name: text['menu.open'], exact: true })
          const openers = [
            page.getByRole('banner').getByRole('button', { name: text['search.open'] }),
            page.getByRole('main').getByRole('button').first(),
            (await company.isVisible()) ? company : menu,
          ]
          for (const opener of openers) {
            await opener.click()
            await page.evaluate(fontsLoaded)
            const shown = page.locator('dialog[open], [popover]:popover-open')
            await expect(shown).toBeInViewport()
            const lines = await shown.evaluate(linesIn)
            expect
              .soft(faultsOf(lines, width), `${width} px: ${await opener.innerHTML()}`)
              .toEqual([])
            await page.keyboard.press('Escape')
            await expect(shown).toBeHidden()
          }
        }
      })
    })
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
      const lines = await page.getByRole('main').evaluate(linesIn)
      expect(faultsOf(lines, 320), address).toEqual([])
    }
  })
}

async function findings(page: Page): Promise<string[]> {
  const lines = await page.locator('body').evaluate(linesIn)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(lines.length).toBeGreaterThan(20)
  return [...faultsOf(lines, width), ...(await page.evaluate(coveredControls))]
}

/** Visible lines of text but those of rows that scroll or are only for assistive technology. */
function linesIn(root: Element): Line[] {
  const owners: Element[] = []
  const lines: Line[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const beside = '#logos, #also-read, [role=tablist], script, style, noscript, svg'
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const isHidden = (element: Element) =>
    getComputedStyle(element).clipPath.startsWith('inset(50%') || element.matches('[href="#main"]')
  while (texts.nextNode()) {
    const { parentElement: parent } = texts.currentNode
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(beside)) continue
    const around: Element[] = []
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement)
      around.push(one)
    if (around.some(isHidden)) continue
    const owner =
      parent.closest('a, button, label, li, p, h1, h2, h3, dt, dd, small, time') ?? parent
    if (!owners.includes(owner)) owners.push(owner)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      const { left, right, top, bottom } = box
      lines.push({
        text: texts.currentNode.nodeValue?.trim().slice(0, 40) ?? '',
        owner: owners.indexOf(owner),
        isFixed: parent.closest('header:has(nav)') !== null,
        box: { left, right, top, bottom },
        shown: around.find(clips)?.getBoundingClientRect().toJSON() ?? {
          left: 0,
          right: innerWidth,
        },
      })
    }
  }
  return lines
}

function faultsOf(lines: readonly Line[], width: number): string[] {
  const outside = lines.filter(({ box }) => box.left < -1 || box.right > width + 1)
  const cut = lines.filter(
    ({ box, shown }) => box.left < shown.left - 1 || box.right > shown.right + 1,
  )
  const over = lines.filter((line, place) =>
    lines.slice(0, place).some((one) => overlaps(one, line)),
  )
  return [
    ...outside.map(({ text }) => `outside the window: ${text}`),
    ...cut.map(({ text }) => `cut: ${text}`),
    ...over.map(({ text }) => `over another text: ${text}`),
  ]
}

/** By their letters: the boxes of lines are higher. The header stays above the page. */
function overlaps(one: Line, other: Line): boolean {
  if (one.owner === other.owner || one.isFixed !== other.isFixed) return false
  const [top, bottom] = [one, other].map(({ box }) => (box.bottom - box.top) * 0.28) as [
    number,
    number,
  ]
  const inline = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
  const block =
    Math.min(one.box.bottom - top, other.box.bottom - bottom) -
    Math.max(one.box.top + top, other.box.top + bottom)
  return inline > 2 && block > 2
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

import type { Page } from '@playwright/test'
import { localeKeys } from '#app/i18n/locales.ts'
import { articles } from '#content/blogs.ts'
import { projects } from '#content/projects.ts'
import type { Project } from '#content/types.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { blogPath, pagePath } from './site.ts'

/** Nothing is cut, and nothing that has the focus stands outside the window. */

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const locale of localeKeys) {
  test(`in ${locale}, spaced text has room on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const widest = (project: Project) => project.story.figure?.to.label[locale].length ?? 0
    const first: readonly Project[] = projects.slice(0, 8)
    const [longest] = first.toSorted((one, other) => widest(other) - widest(one))
    const story = `${pagePath(locale, 'projects')}?project=${longest?.id}`
    for (const address of [pagePath(locale, 'contactUs'), story]) {
      await page.goto(address)
      await hydrated(page)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, spacing)
      expect(await page.getByRole('main').evaluate(cutTexts), address).toEqual([])
    }
  })
}

const posts = articles.slice(0, 1).map(({ slug }) => blogPath('en', slug))

for (const address of [...posts, pagePath('en', 'faqs')]) {
  test(`${address}: every stop is in view in a low window`, async ({ page }) => {
    await page.setViewportSize({ width: 911, height: 417 })
    await page.goto(address)
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).focus()
    for (let stops = 0; stops < 80; stops += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => !!document.activeElement?.closest('footer'))) break
      expect(await outOfView(page)).toBe('')
    }
    await expect(page.locator('footer :focus')).toBeVisible()
  })
}

/** The texts of which something lies outside the window or a box that cuts what lies outside. */
function cutTexts(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility() || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    const boxes = [{ left: 0, right: innerWidth }]
    let isHidden = width === 0
    for (let box: Element | null = parent; box && box !== main; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      if (clipPath !== 'none' || overflowX === 'auto') isHidden = true
      if (overflowX === 'clip') boxes.push(box.getBoundingClientRect())
    }
    if (isHidden) continue
    if (boxes.some((box) => left < box.left - 1 || right > box.right + 1)) {
      cut.push(node.textContent.trim())
    }
  }
  return cut
}

/** The focused element, where it is not in view below the header. */
function outOfView(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return ''
    const { top, bottom, height } = focused.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const room = innerHeight - header
    const isInView = height > room ? top < innerHeight : top >= header - 1 && bottom <= innerHeight
    return isInView ? '' : `${focused.outerHTML.slice(0, 120)} ${top}–${bottom} of ${innerHeight}`
  })
}

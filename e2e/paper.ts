import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { resize } from './page-actions.ts'

/** A4 between its margins. */
const paper = { width: 703, height: 1017 }

const none: PaperFaults = { pale: [], missing: [], controls: [], placeholders: [], moving: [] }

/**
 * On paper the page says in ink all it says. Where nothing moves on the screen, it does here.
 *
 * @param text must be among it
 */
export async function expectPrints(page: Page, text?: string): Promise<void> {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await resize(page, paper)
  await expect.soft.poll(() => page.evaluate(readPaper)).toEqual(none)
  const printed = text && page.getByRole('main').getByText(text, { exact: true })
  if (printed) await expect.soft(printed.filter({ visible: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
}

/** What is wrong with the page as it would be printed, each by its text or its element's start. */
type PaperFaults = Readonly<{
  /** Text below 4.5:1 on its printed ground. */
  pale: string[]
  /** Text of the page that is not printed, or not wholly. */
  missing: string[]
  /** What only a screen can use. */
  controls: string[]
  /** Pictures hidden by their placeholder. */
  placeholders: string[]
  /** What has not reached its final place. */
  moving: string[]
}>

/** Runs in the page, in print media. */
function readPaper(): PaperFaults {
  const start = (element: Element) => element.outerHTML.slice(0, 90)
  /** For assistive technology alone, or said elsewhere. */
  const unprinted =
    '[data-screen], dialog, button:not([data-covers]), iframe, noscript, li[aria-hidden], [role=status]'
  const texts = textsOf('main').filter(({ element }) => !element.closest(unprinted))

  return {
    pale: texts
      .filter(
        ({ element }) => isShown(element) && contrast(inkOf(element), groundOf(element)) < 4.5,
      )
      .map(({ words }) => words),
    missing: texts
      .filter(({ element, boxes }) => !isShown(element) || boxes.some(isCut))
      .map(({ words }) => words),
    controls: [
      ...document.querySelectorAll(
        'header nav, body > footer, form, iframe, input, textarea, select, [role=tab], button:not(h2 > *)',
      ),
    ]
      .filter(isShown)
      .map(start),
    placeholders: [...document.querySelectorAll('img')]
      .filter((image) => isShown(image) === image.matches('[aria-hidden]'))
      .filter((image) => !image.closest('[data-screen], dialog, [data-state=failed]'))
      .map(start),
    moving: document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target) || document.body)
      // A carousel's track is no box on paper.
      .filter((element) => element.checkVisibility())
      .map(start),
  }

  /** Where the element is no box, that around it. */
  function isShown(element: Element): boolean {
    const { display, visibility } = getComputedStyle(element)
    const { parentElement } = element
    if (display === 'contents' && parentElement) return isShown(parentElement)
    return visibility === 'visible' && element.checkVisibility()
  }

  function textsOf(root: string) {
    const nodes = document.createTreeWalker(
      document.querySelector(root) ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const found: { words: string; element: Element; boxes: DOMRect[] }[] = []
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const words = node.textContent?.trim()
      const element = node.parentElement
      if (!words || !element || isForEars(element)) continue
      const range = document.createRange()
      range.selectNode(node)
      found.push({ words, element, boxes: [...range.getClientRects()] })
    }
    return found
  }

  function isForEars(element: Element): boolean {
    const { clipPath } = getComputedStyle(element)
    if (clipPath === 'inset(50%)') return true
    return element.parentElement !== null && isForEars(element.parentElement)
  }

  function isCut({ left, right }: DOMRect) {
    return left < -1 || right > document.documentElement.clientWidth + 1
  }

  function inkOf(element: Element) {
    const { color, fill } = getComputedStyle(element)
    return toRgb(element instanceof SVGElement ? fill : color)
  }

  /** The nearest opaque ground behind an element, its own or a pseudo-element's; white where it is not printed. */
  function groundOf(element: Element): number[] {
    for (const pseudo of [undefined, '::before']) {
      const style = getComputedStyle(element, pseudo)
      const isPlate =
        pseudo === undefined ||
        (style.content !== 'none' &&
          style.zIndex === '-1' &&
          Number.parseFloat(style.inlineSize) > element.clientWidth / 2)
      const ground = toRgb(style.backgroundColor)
      if (isPlate && ground[3] === 255) {
        return style.getPropertyValue('print-color-adjust') === 'exact' ? ground : toRgb('#fff')
      }
    }
    return element.parentElement ? groundOf(element.parentElement) : toRgb('#fff')
  }

  function toRgb(color: string): number[] {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }

  function contrast(ink: number[], ground: number[]) {
    const alpha = (ink[3] ?? 0) / 255
    const mixed = ink.map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha))
    const [light = 0, dark = 0] = [luminance(mixed), luminance(ground)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance([red = 0, green = 0, blue = 0]: number[]) {
    const linear = (part: number) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

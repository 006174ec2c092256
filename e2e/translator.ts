import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Runs in a document before anything of its own: from an event on, a translator that does to texts
 * what Chrome's does. Each text, and each that is added later, is replaced by a new one inside two
 * `<font>` elements once the answer for it has come (`answer()`). A text that changes in place
 * meanwhile gets the answer for what it said before.
 */
export function installTranslator(start: string) {
  const kept = 'head, script, style, noscript, textarea, svg, [translate=no], font'
  const asked: { node: Text; text: string }[] = []
  const ask = (added: Node) => {
    const walker = document.createTreeWalker(added, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.data.trim()) continue
      if (!node.parentElement?.closest(kept)) asked.push({ node, text: node.data })
    }
  }
  const answer = () => {
    for (const { node, text } of asked.splice(0)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`⟦${text}⟧`)
      outer.append(inner)
      if (node.isConnected) node.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const added of addedNodes) ask(added)
  })
  const begin = () => {
    observer.observe(document, { childList: true, subtree: true })
    ask(document.body)
    answer()
  }
  addEventListener(start, begin, { once: true })
  Object.assign(window, { answer })
}

/**
 * Runs in a document before anything of its own: notes each text that changes in place, comes, goes
 * or gets a neighbour inside an element that stays. A translator would have replaced it meanwhile.
 */
export function noteBareTexts(start: string) {
  const touched: string[] = []
  const isText = (node: Node | null) => node instanceof Text && node.data.trim() !== ''
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const texts = [...addedNodes, ...removedNodes].filter(isText)
      if (addedNodes.length > 0 && isText(nextSibling)) texts.push(nextSibling as Node)
      if (type === 'characterData') texts.push(target)
      const place = target instanceof Element ? target : target.parentElement
      if (place?.closest('script, style, textarea, [translate=no]')) continue
      touched.push(...texts.map(({ textContent }) => `${place?.outerHTML}: ${textContent}`))
    }
  })
  const options = { childList: true, characterData: true, subtree: true }
  addEventListener(start, () => observer.observe(document.body, options), { once: true })
  Object.assign(window, { touched })
}

/** Runs in a page: the texts of the document, hidden ones included, as one who is not translated reads them. */
function readTexts(isTranslated: boolean): string[] {
  ;(window as { answer?: () => void }).answer?.()
  const texts = new Map<Element, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const place = node.parentElement?.closest(':not(font)')
    if (!place || place.closest('script, style, noscript')) continue
    const isKept = !node.data.trim() || place.closest('textarea, svg, [translate=no]')
    const isDone = !isTranslated || isKept || node.parentElement?.matches('font font')
    const text = node.data.replace(/^⟦|⟧$/g, '')
    texts.set(place, (texts.get(place) ?? '') + (isDone ? text : `(not translated) ${text}`))
  }
  return [document.title, ...texts.values()]
}

/** A journey through a translated page, and through the same page as its authors wrote it. */
export class TranslatedVisit {
  readonly translated: Page
  readonly plain: Page

  constructor(translated: Page, plain: Page) {
    this.translated = translated
    this.plain = plain
  }

  /** Takes a step in both; afterwards every text is the translation of what is there now. */
  async both(step: (page: Page) => Promise<unknown>, before?: readonly string[]) {
    await Promise.all([this.translated, this.plain].map(step))
    await expect(async () => {
      const [translated, plain] = await Promise.all([
        this.translated.evaluate(readTexts, true),
        this.plain.evaluate(readTexts, false),
      ])
      if (before) expect(plain).not.toEqual(before)
      expect(translated).toEqual(plain)
    }).toPass({ timeout: 20_000, intervals: [20, 50, 100] })
    expect(await this.plain.evaluate(() => Reflect.get(window, 'touched'))).toEqual([])
  }

  /** The same for a step after which the page says something else. */
  async change(step: (page: Page) => Promise<unknown>) {
    await this.both(step, await this.plain.evaluate(readTexts, false))
  }
}

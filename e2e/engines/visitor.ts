import { expect } from '@playwright/test'
import { pausePopupTimers } from '../fixtures.ts'

/** The first visible one of these elements, whose label or text holds this text. */
export type Target = readonly [css: string, text?: string]

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight'

export type Size = Readonly<{ width: number; height: number }>

/** What a journey needs of a browser; each engine has a driver of its own. */
export type Browser = Readonly<{
  /** Resolves when the document has loaded. */
  open: (address: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Runs an expression in the page, and waits for what it promises. */
  run: (expression: string) => Promise<unknown>
  press: (keys: readonly (Key | string)[]) => Promise<unknown>
  clickAt: (x: number, y: number) => Promise<unknown>
  resize: (size: Size) => Promise<unknown>
  /** Errors and warnings of the page; none where the engine's driver does not tell. */
  complaints: string[]
  close: () => Promise<unknown>
}>

const desktop: Size = { width: 1280, height: 800 }

/** One visitor on one site, in a browser that stays open. */
export class Visitor {
  readonly browser: Browser
  #site = ''
  #size = ''

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** Nothing of an earlier visit is stored, the window is a desktop's, the mouse in its corner. */
  async begin(site: string) {
    this.#site = site
    await this.open('/robots.txt')
    await this.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await this.resize(desktop)
    // The mouse may lie where a menu will be.
    await this.browser.clickAt(1, 1)
    this.browser.complaints.length = 0
  }

  /** @param address a path of the site, or a whole address */
  open(address: string) {
    return this.browser.open(new URL(address, this.#site).href)
  }

  /** Opens a page and waits for the app. */
  async visit(path: string) {
    await this.open(path)
    await this.hydrated()
  }

  async reload() {
    await this.browser.reload()
    await this.hydrated()
  }

  async back() {
    await this.evaluate(() => history.back())
  }

  async forward() {
    await this.evaluate(() => history.forward())
  }

  async hydrated() {
    const isHydrated = () =>
      this.evaluate(() => window.__reactRouterDataRouter?.state.initialized ?? false)
    await expect.poll(isHydrated, 'the app has started').toBe(true)
    await this.evaluate(pausePopupTimers)
  }

  /** MiniBrowser's window is at least 447 pixels wide. */
  async resize(size: Size) {
    if (this.#size === JSON.stringify(size)) return
    this.#size = JSON.stringify(size)
    await this.browser.resize(size)
  }

  /** Runs a function in the page. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value))
    return this.browser.run(`(${run})(${values.join()})`) as Promise<Awaited<Result>>
  }

  /** Scrolls to the element and presses the mouse on it, unless something covers it. */
  async click(css: string, text = '') {
    await expect(async () => {
      const place = await this.evaluate(bringIntoView, css, text)
      if (!place) throw new Error('is not there, covered, or moves')
      await this.browser.clickAt(place.x, place.y)
    }, `click ${css} ${text}`).toPass()
  }

  /** Clicks a field and types into it. */
  async fill(text: string, ...target: Target) {
    await this.click(...target)
    await this.type(text)
  }

  /** Types wherever the focus is. */
  async type(text: string) {
    await this.browser.press([...text].map((letter) => (letter === '\n' ? 'Enter' : letter)))
  }

  async press(key: Key) {
    await this.browser.press([key])
  }

  /** The texts of all visible elements a selector matches. */
  texts(css: string): Promise<string[]> {
    return this.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map(({ textContent }) => textContent ?? ''),
      css,
    )
  }

  async expectAddress(address: string) {
    const here = () => this.evaluate(() => location.pathname + location.search)
    await expect.poll(here).toBe(address)
  }

  /** Expects exactly these texts in all visible elements that the selector matches. */
  async expectTexts(css: string, texts: readonly unknown[]) {
    await expect.poll(() => this.texts(css), css).toEqual(texts)
  }

  /** Expects a text in a visible element. */
  async expectText(css: string, text: string) {
    const found = async () => (await this.texts(css)).join('\n')
    await expect.poll(found, css).toContain(text)
  }

  /** Expects the focus, in view, on an element of this label or text. */
  async expectFocus(name: string) {
    const focused = () =>
      this.evaluate(() => {
        const { activeElement: element } = document
        const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
        if (bottom <= 0 || top >= innerHeight) return '(out of view)'
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
    await expect.poll(focused, 'focus').toContain(name)
  }
}

/** Runs in the page. @returns the middle of the element, once two frames have found it there */
async function bringIntoView(
  css: string,
  text: string,
): Promise<{ x: number; y: number } | undefined> {
  const element = [...document.querySelectorAll(css)].find((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return one.checkVisibility() && name.includes(text)
  })
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const { x, y } = middle()
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const later = middle()
  const isStill = later.x === x && later.y === y
  return isStill && element?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

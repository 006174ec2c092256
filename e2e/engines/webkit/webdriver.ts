import { expect } from '@playwright/test'

/** The first visible one of these elements, whose label or text holds this text. */
type Target = readonly [css: string, text?: string]

type Problem = Readonly<{ error?: string; message?: string }>

/** Keys as WebDriver writes them. */
export const keys = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
} as const

/** What the journeys need of WebDriver, https://www.w3.org/TR/webdriver2/. */
export class WebDriver {
  readonly #session: string
  readonly #site: string

  constructor(session: string, site: string) {
    this.#session = session
    this.#site = site
  }

  /** A new browser, with nothing stored. */
  static async start<T extends WebDriver>(
    this: new (
      session: string,
      site: string,
    ) => T,
    driver: string,
    site: string,
    capabilities: object,
  ): Promise<T> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await request<{ sessionId: string }>('POST', `${driver}/session`, body)
    return new this(`${driver}/session/${sessionId}`, site)
  }

  async close() {
    await request('DELETE', this.#session)
  }

  async open(path: string) {
    await this.#send('url', { url: this.#site + path })
  }

  async reload() {
    await this.#send('refresh', {})
  }

  async back() {
    await this.#send('back', {})
  }

  /** The window; MiniBrowser's is at least 447 pixels wide. */
  async resize(width: number, height: number) {
    await this.#send('window/rect', { width, height })
  }

  /** Runs a function in the page. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#send('execute/sync', { script: `return (${run})(...arguments)`, args })
  }

  /** Scrolls to the element and presses the mouse on it, unless something covers it. */
  async click(...target: Target) {
    await expect(
      async () => {
        const before = await this.evaluate(bringIntoView, ...target)
        const place = await this.evaluate(bringIntoView, ...target)
        if (!place) throw new Error('is not there, or covered')
        expect(place, 'moves').toEqual(before)
        const move = { type: 'pointerMove', origin: 'viewport', ...place }
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
        await this.#act({ type: 'pointer', id: 'mouse', actions: [move, ...press] })
      },
      `click ${target.join(' ')}`,
    ).toPass()
  }

  /** Clicks a field and types into it. */
  async type(text: string, ...target: Target) {
    await this.click(...target)
    await this.press(text)
  }

  /** Presses keys wherever the focus is. */
  async press(text: string) {
    const actions = [...text.replaceAll('\n', keys.Enter)].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    )
    await this.#act({ type: 'key', id: 'keyboard', actions })
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

  #act(source: object) {
    return this.#send('actions', { actions: [source] })
  }

  #send<Result>(command: string, body: object): Promise<Result> {
    return request('POST', `${this.#session}/${command}`, body)
  }
}

function bringIntoView(css: string, text = ''): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(css)].find((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return one.checkVisibility() && name.includes(text)
  })
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  return element?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

async function request<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result & Problem }
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`)
  return value
}

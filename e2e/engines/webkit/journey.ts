import { localeKeys } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import type { Inbox } from '#tools/serve/inbox.ts'
import { expect, test as siteTest } from '../../fixtures.ts'
import { capabilities, type Driver, startDriver } from './driver.ts'
import { WebDriver } from './webdriver.ts'

type Visit = Readonly<{ visitor: Visitor; inbox: Inbox; locale: Locale }>

/** A browser that waits for the app after each document it loads. */
export class Visitor extends WebDriver {
  async visit(path: string) {
    await this.open(path)
    await this.hydrated()
  }

  async reloadApp() {
    await this.reload()
    await this.hydrated()
  }

  async hydrated() {
    const isHydrated = () =>
      this.evaluate(() => window.__reactRouterDataRouter?.state.initialized ?? false)
    await expect.poll(isHydrated, 'the app has started').toBe(true)
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

  /** Expects the focus on an element of this label or text. */
  async expectFocus(name: string) {
    const focused = () =>
      this.evaluate(() => {
        const { activeElement: element } = document
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
    await expect.poll(focused, 'focus').toContain(name)
  }
}

const test = siteTest.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names
    async ({}, use) => {
      const driver = await startDriver()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, site }, use) => {
    const visitor = await Visitor.start(driver.origin, site.origin, capabilities)
    await use(visitor)
    await visitor.close()
  },
  // Playwright has no page here: what WebKit complains of is not heard.
  complaints: async ({ allowComplaints: _ }, use) => use([]),
})

/** One journey in each language, each in a new browser. */
export function journey(title: string, walk: (visit: Visit) => Promise<void>): void {
  for (const locale of localeKeys) {
    test(`${title}, in ${locale}`, async ({ visitor, inbox }) => walk({ visitor, inbox, locale }))
  }
}

export { expect }

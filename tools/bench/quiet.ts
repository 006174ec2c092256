import type { Page } from '@playwright/test'

/** A page is quiet when it has asked for nothing and waited for nothing this long (ms). */
const silence = 1_000

/** A page that never is quiet is used as it is after this long (ms). */
const limit = 20_000

/** Knows when a page has no more to fetch, of its own accord as well. */
export class Quiet {
  /** What was asked for, without what failed or was blocked. */
  requests = 0
  #open = 0
  #last = 0

  constructor(page: Page) {
    page.on('request', () => {
      this.requests++
      this.#open++
      this.#last = Date.now()
    })
    const end = () => {
      this.#open--
      this.#last = Date.now()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', () => {
      this.requests--
      end()
    })
  }

  /** Resolves once the page is quiet. */
  async wait(page: Page): Promise<void> {
    const begin = Date.now()
    this.#last = begin
    while (Date.now() - begin < limit) {
      if (this.#open === 0 && Date.now() - this.#last >= silence) return
      await page.waitForTimeout(100)
    }
  }
}

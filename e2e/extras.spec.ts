import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import type { Inbox } from '../tools/serve/inbox.ts'
import { output } from './built-site.ts'
import { documentLoads, expect, hydrated } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { footerLink } from './page-actions.ts'
import { test } from './publisher.ts'
import { entryAt, pagePath, projectsOn, words } from './site.ts'

/** Offline copies, prefetching, theme and motion may fail: pages, data and forms come all the same. */

test.beforeEach(({ publisher }) => publisher.reset())

/** From page to page, on to data, and to the company. */
async function expectWhole(page: Page, locale: Locale, inbox: Inbox) {
  await page.goto(pagePath(locale, 'home'))
  await hydrated(page)
  await footerLink(page, locale, 'projects').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.heading[locale])
  const pager = page.getByRole('navigation', { name: words[locale]['pager.label'], exact: true })
  const { number, entries } = projectsOn(3)
  await pager.getByText(`${number}`, { exact: true }).click()
  const title = entryAt(entries, 0).title[locale]
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const form = new FormOnPage(page, 'contact', locale)
  await form.open()
  await form.fill()
  await form.send.click()
  await form.expectStatus('send.status.success')
  form.expectDelivered(inbox)
}

/** Run in the worker before its own script. */
const brokenCaches: Readonly<Record<string, () => void>> = {
  'is not there': () => {
    Object.defineProperty(self, 'caches', { value: undefined })
  },
  'may not be used': () => {
    Object.defineProperty(self, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
  'fails at every call': () => {
    for (const prototype of [CacheStorage.prototype, Cache.prototype]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const value = () => Promise.reject(new DOMException('Internal error', 'UnknownError'))
        if (name !== 'constructor') Object.defineProperty(prototype, name, { value })
      }
    }
  },
  'throws at every call': () => {
    for (const name of Object.getOwnPropertyNames(CacheStorage.prototype)) {
      const value = () => {
        throw new TypeError('Not a function')
      }
      if (name !== 'constructor') Object.defineProperty(CacheStorage.prototype, name, { value })
    }
  },
  'hangs at every call': () => {
    for (const name of Object.getOwnPropertyNames(CacheStorage.prototype)) {
      const value = () => new Promise(() => {})
      if (name !== 'constructor') Object.defineProperty(CacheStorage.prototype, name, { value })
    }
  },
  'opens and then hangs': () => {
    for (const name of ['match', 'put', 'keys', 'delete']) {
      Object.defineProperty(Cache.prototype, name, { value: () => new Promise(() => {}) })
    }
  },
  'is full': () => {
    const value = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
    Object.defineProperty(Cache.prototype, 'put', { value })
  },
  'can be filled and never emptied': () => {
    for (const name of ['keys', 'delete']) {
      const value = () => Promise.reject(new DOMException('Internal error', 'UnknownError'))
      Object.defineProperty(Cache.prototype, name, { value })
    }
  },
  'holds only errors': () => {
    const value = async () => new Response('damaged', { status: 500 })
    Object.defineProperty(Cache.prototype, 'match', { value })
  },
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [row, [name, breakCaches]] of Object.entries(brokenCaches).entries()) {
    const locale = row % 2 === 0 ? 'en' : 'ar'

    test(`where the browser's cache ${name}, the site works without copies, in ${locale}`, async ({
      page,
      publisher,
      inbox,
    }) => {
      const worker = await readFile(path.join(output, 'sw.js'), 'utf8')
      publisher.replace('/sw.js', `(${breakCaches})();\n${worker}`)
      await page.goto(pagePath(locale, 'faqs'))
      // Installed in spite of the cache, so that it is not installed anew on every page.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await expectWhole(page, locale, inbox)
    })
  }
})

/** Run in the page before its own scripts. */
const brokenBrowsers: Readonly<Record<string, () => void>> = {
  'nothing tells what is in view': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  'nothing tells what was painted or loaded': () => {
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined })
  },
  'nothing tells the theme of the system or its motion': () => {
    Object.defineProperty(window, 'matchMedia', { value: undefined })
  },
  'asking for the theme of the system is refused': () => {
    Object.defineProperty(window, 'matchMedia', {
      writable: false,
      configurable: true,
      value: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
  'views do not change with a transition': () => {
    const value = () => {
      throw new DOMException('Skipped', 'InvalidStateError')
    }
    Object.defineProperty(document, 'startViewTransition', { value })
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition())
  },
  'nothing tells when the browser is idle': () => {
    Object.defineProperty(window, 'requestIdleCallback', { value: undefined })
  },
  'there is no service worker': () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  },
  'a service worker may not be used': () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
  'the caches of the page are broken': () => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
}

for (const [row, [name, breakBrowser]] of Object.entries(brokenBrowsers).entries()) {
  const locale = row % 2 === 0 ? 'ar' : 'en'

  test(`where ${name}, the site works, in ${locale}`, async ({ page, inbox }) => {
    await page.addInitScript(breakBrowser)
    await expectWhole(page, locale, inbox)
  })
}

test.describe('prefetching', () => {
  test.use({ allowComplaints: /Failed to load|answered 503/ })

  test('that failed is tried again at the next hint', async ({ page }) => {
    const data = '**/data/en/pages/milestone.json'
    let isDown = true
    await page.route(data, (route) =>
      isDown ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
    )
    const answer = (status: number) =>
      page.waitForResponse(
        (response) => response.url().endsWith(data.slice(2)) && response.status() === status,
      )
    await page.goto(pagePath('en', 'faqs'))
    await hydrated(page)
    const link = footerLink(page, 'en', 'milestone')
    const failed = answer(503)
    await link.hover()
    await failed
    isDown = false
    let isLoaded = false
    const loaded = answer(200).then(async (response) => {
      await response.finished()
      isLoaded = true
    })
    // A hint that comes before the page has seen the failure asks for nothing.
    await expect
      .poll(async () => {
        await footerLink(page, 'en', 'aboutUs').hover()
        await link.hover()
        return isLoaded
      })
      .toBe(true)
    await loaded
    isDown = true
    const loads = documentLoads(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.milestone.heading.en)
    expect(loads).toEqual([])
  })

  test('that hangs is given up, and the click asks for itself', async ({ page }) => {
    await page.clock.install()
    const data = '**/data/ar/pages/milestone.json'
    let asked = 0
    await page.route(data, (route) => {
      asked += 1
      if (asked > 1) return route.continue()
    })
    await page.goto(pagePath('ar', 'faqs'))
    await hydrated(page)
    const link = footerLink(page, 'ar', 'milestone')
    const isAsked = page.waitForRequest(data)
    await link.hover()
    await page.clock.runFor(3000)
    await isAsked
    await link.click()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.milestone.heading.ar)
    expect(asked).toBe(2)
  })
})

test('code for further comfort that never comes holds up no list', async ({ page }) => {
  await page.clock.install()
  await page.route('**/media/assets/prefetch-links-*.js', () => {})
  const locale = 'en'
  const asked = page.waitForRequest('**/media/assets/prefetch-links-*.js')
  const { number, entries } = projectsOn(3)
  await page.goto(`${pagePath(locale, 'projects')}?page=${number}`)
  await asked
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: entryAt(entries, 0).title[locale] })).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Locale } from '#content/types.ts'
import type { Inbox } from '../tools/serve/inbox.ts'
import { output } from './built-site.ts'
import { expect, hydrated, open, testOfPublisher as test } from './fixtures.ts'
import { FormOnPage } from './forms.ts'
import { expectPage, footerLink, pager } from './page-actions.ts'
import { entryAt, pagePath, projectsOn } from './site.ts'

/** Offline copies, prefetching, theme and motion may fail: pages, data and forms come all the same. */

test.beforeEach(({ publisher }) => publisher.reset())

/** From the open page to the next, on to data, and to the company. */
async function expectWorks(page: Page, locale: Locale, inbox: Inbox) {
  await footerLink(page, locale, 'projects').click()
  await expectPage(page, locale, 'projects')
  const { number, entries } = projectsOn(3)
  await pager(page, locale).getByText(`${number}`, { exact: true }).click()
  const title = entryAt(entries, 0).title[locale]
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const form = new FormOnPage(page, 'contact', locale)
  await footerLink(page, locale, 'contactUs').click()
  await form.fill()
  await form.expectSends(inbox)
}

/** Runs in the browser: gives all properties of an object, or those named, another value. */
function replace(object: object, value: unknown, names = Object.getOwnPropertyNames(object)) {
  for (const name of names) {
    if (name !== 'constructor') Object.defineProperty(object, name, { value })
  }
}

/** Runs in the browser: reading the property is refused. */
function forbid(object: object, name: string) {
  Object.defineProperty(object, name, {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

/** Runs in a worker, which waits 1 s and 10 s for a cache that hangs: here, 20 ms and 200 ms. */
function shortenWaits() {
  const wait = self.setTimeout
  replace(self, (work: () => void, time: number) => wait(work, time / 50), ['setTimeout'])
}

/** A script for the browser that breaks something of it. */
const scriptOf = (cause: () => void) =>
  [replace, forbid, shortenWaits, `(${cause})();\n`].join('\n')

/** Run in the worker before its own script. One that fails or hangs later on: app/offline/from-cache.test.ts. */
const brokenCaches: Readonly<Record<string, () => void>> = {
  'is not there': () => replace(self, undefined, ['caches']),
  'hangs at every call': () => {
    shortenWaits()
    replace(CacheStorage.prototype, () => new Promise(() => {}))
  },
  'holds only errors': () => {
    replace(Cache.prototype, async () => new Response('damaged', { status: 500 }), ['match'])
  },
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [row, [name, cause]] of Object.entries(brokenCaches).entries()) {
    const locale = row % 2 === 0 ? 'en' : 'ar'

    test(`where the cache ${name}, the site works, in ${locale}`, async ({
      page,
      publisher,
      inbox,
    }) => {
      const worker = await readFile(path.join(output, 'sw.js'), 'utf8')
      publisher.replace('/sw.js', scriptOf(cause) + worker)
      await open(page, pagePath(locale, 'faqs'))
      // Installed in spite of the cache, so that it is not installed anew on every page.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await page.reload()
      await hydrated(page)
      await expectWorks(page, locale, inbox)
    })
  }
})

/** Run in the page before its own scripts: in each, two things are missing that no code needs together. */
const brokenBrowsers: Readonly<Record<string, () => void>> = {
  'nothing tells what is in view, nor the theme of the system and its motion': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    replace(window, undefined, ['matchMedia'])
  },
  'nothing tells what was painted or loaded, and asking for the theme is refused': () => {
    replace(window, undefined, ['PerformanceObserver'])
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    replace(window, refuse, ['matchMedia'])
  },
  'views do not change with a transition, and there is no service worker': () => {
    const fail = () => {
      throw new DOMException('Skipped', 'InvalidStateError')
    }
    replace(document, fail, ['startViewTransition'])
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition())
    replace(navigator, undefined, ['serviceWorker'])
  },
  'nothing tells when the browser is idle, and a service worker may not be used': () => {
    replace(window, undefined, ['requestIdleCallback'])
    forbid(navigator, 'serviceWorker')
  },
}

for (const [row, [name, cause]] of Object.entries(brokenBrowsers).entries()) {
  const locale = row % 2 === 0 ? 'ar' : 'en'

  test(`where ${name}, the site works, in ${locale}`, async ({ page, inbox }) => {
    await page.addInitScript(scriptOf(cause))
    await open(page, pagePath(locale, 'home'))
    await expectWorks(page, locale, inbox)
  })
}

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

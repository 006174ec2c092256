import type { Page } from '@playwright/test'
import type { PageKey } from '#app/i18n/paths.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/types.ts'
import { expect, open, testOfPublisher } from './fixtures.ts'
import { expectReadable, notePaint } from './page-actions.ts'
import { pagePath } from './site.ts'

/** Runs in the page: the paths of all the copies the service worker has, and what each says it is. */
export async function readCopies(): Promise<(readonly [string, string])[]> {
  const names = await caches.keys()
  const found = names.map(async (name) => {
    const cache = await caches.open(name)
    return Promise.all(
      (await cache.keys()).map(async (request) => {
        const copy = await cache.match(request, { ignoreVary: true })
        const type = copy?.headers.get('Content-Type') ?? ''
        return [new URL(request.url).pathname, `${copy?.status} ${type}`] as const
      }),
    )
  })
  return (await Promise.all(found)).flat()
}

/** What the page's service worker has, by path. */
export async function cachedFiles(page: Page): Promise<ReadonlyMap<string, string>> {
  return new Map(await page.evaluate(readCopies))
}

/** Waits until there are copies of these pages, and of every file the open one has loaded. */
export async function untilCached(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const copies = await cachedFiles(page)
      const files = await page.evaluate(loadedFiles)
      const wanted = [...paths, ...files.filter((file) => file.includes('/media/assets/'))]
      return wanted.filter((path) => !copies.has(path))
    })
    .toEqual([])
}

/** Runs in the page: paths of all files it has loaded. Works under a fake clock. */
export function loadedFiles(): Promise<string[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      resolve(list.getEntries().map(({ name }) => new URL(name).pathname))
    }).observe({ type: 'resource', buffered: true })
  })
}

/** Messages of the browser without a network, and of the app about failed requests. */
const networkWords =
  /^Failed to load (?:resource: net::ERR_)|^The message was not sent|^(?:Error loading route|ChunkLoadError)/

type Network = Readonly<{
  /** Stops browser and server requests, so that only copies answer. */
  off: () => Promise<void>
  /** The network is back, with the old site. */
  on: () => Promise<void>
}>

/** For visits with a service worker, which lose the network and get it back. */
export const test = testOfPublisher.extend<{ network: Network }>({
  serviceWorkers: 'allow',
  allowComplaints: networkWords,
  network: [
    async ({ page, context, publisher }, use) => {
      await page.addInitScript(notePaint)
      publisher.reset()
      await use({
        off: async () => {
          publisher.startFault(/./, 'gone')
          await context.setOffline(true)
        },
        on: async () => {
          publisher.reset()
          await context.setOffline(false)
        },
      })
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it, and the contact details, can be opened offline. */
export async function visit(page: Page, locale: Locale, key: PageKey) {
  await open(page, pagePath(locale, key))
  await untilCached(page, pagePath(locale, key), pagePath(locale, 'contactUs'))
}

/** The contact page, with where to write and whom to call. */
export async function expectContactDetails(page: Page, locale: Locale) {
  await expectReadable(page, locale, 'contactUs')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: company.email }).first()).toBeVisible()
  await expect(main.getByText(branches[0].phone).first()).toBeVisible()
}

/** Whether the picture has loaded. */
export function isShown(picture: ReturnType<Page['locator']>): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
}

/** The site's own fonts that the text needs and that failed to load. */
export async function missingFonts(): Promise<string[]> {
  await document.fonts.ready
  return [...document.fonts]
    .filter(({ display, status }) => display === 'swap' && status === 'error')
    .map(({ family, weight }) => `${family} ${weight}`)
}

/** Which site the open document is from: the new one's files have names ending in n. */
export async function deployment(page: Page): Promise<'old' | 'new'> {
  const manifest = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return files.find((name) => name.includes('/manifest-'))
  })
  return /n\.js$/.test(`${await manifest.jsonValue()}`) ? 'new' : 'old'
}

import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The paths of all the copies the service worker has, and what each says it is. */
export async function keptCopies(page: Page): Promise<ReadonlyMap<string, string>> {
  const copies = await page.evaluate(async () => {
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
  })
  return new Map(copies)
}

/** Waits until there are copies of these pages, and of every file the open one has loaded. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const copies = await keptCopies(page)
      const files = await page.evaluate(loadedFiles)
      const wanted = [...paths, ...files.filter((file) => file.includes('/media/assets/'))]
      return wanted.filter((path) => !copies.has(path))
    })
    .toEqual([])
}

/** The paths of all that the open page has loaded; tests whose clock is their own ask no other way. */
function loadedFiles(): Promise<string[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      resolve(list.getEntries().map(({ name }) => new URL(name).pathname))
    }).observe({ type: 'resource', buffered: true })
  })
}

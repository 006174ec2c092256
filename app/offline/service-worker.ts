/** Opens visited pages and the contact page without a network. Bundled to `/sw.js` after the files. */

import { localeKeys } from '#app/i18n/locales.ts'
import { localeOfPath, pagePath, withBase, withoutBase } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { copyAddress, isWorthKeeping, kindOf, offlinePath } from './copies.ts'
import { cacheName, deleteCachesBut, type RequestEvent, worker } from './worker-scope.ts'

/** Inserted by the build: the files each language's contact page needs. */
declare const CONTACT_FILES: Readonly<Record<Locale, readonly string[]>>

/** The number of pages is bounded by the site; files of older deployments are evicted. */
const mostFiles = 300

const offlineAddress = location.origin + withBase(offlinePath)

// A worker may replace an older one in the middle of a visit, as both answer alike: pages are
// fetched, and a file's name changes with its content.
worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(install())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesBut(cacheName('pages'), cacheName('files')))
  event.waitUntil(worker.clients.claim())
  // The request for a page need not wait until the worker has started.
  const { navigationPreload } = worker.registration
  if (navigationPreload) event.waitUntil(navigationPreload.enable())
})
worker.addEventListener('fetch', (event) => {
  const answer = strategyOf(event.request)
  if (answer) event.respondWith(answer(event.request, event))
})
// A page says what it had requested before there was a worker.
worker.addEventListener('message', (event) => {
  for (const address of event.data as readonly string[]) {
    const request = new Request(address)
    const answer = strategyOf(request)
    if (answer) event.waitUntil(answer(request, event))
  }
})

/** `undefined` leaves the request to the browser. */
function strategyOf({ url, method, headers }: Request) {
  const address = new URL(url)
  if (address.origin !== location.origin || headers.has('Range')) return
  const kind = kindOf(address)
  if (kind === 'file') return method === 'GET' ? cacheFirst : undefined
  // With HEAD the app asks whether a page can be opened; where there is a copy, it can.
  return kind && ['GET', 'HEAD'].includes(method) ? networkFirst : undefined
}

/** The network's answer, however slow or bad; a copy only where there is no answer. */
async function networkFirst(request: Request, event: RequestEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (request.method === 'GET') event.waitUntil(keepVisited(request.url, response.clone()))
    return response
  } catch {
    const isPage = request.mode === 'navigate'
    const copy = (await copyOf(request.url)) ?? (isPage && (await copyOf(offlineAddress)))
    return copy || Response.error()
  }
}

async function cacheFirst(request: Request, event: RequestEvent): Promise<Response> {
  const copy = await copyOf(request.url)
  if (copy) return copy
  const response = await fetch(request)
  event.waitUntil(keep(request.url, response.clone()))
  return response
}

async function cacheOf(address: string): Promise<Cache> {
  return caches.open(cacheName(kindOf(new URL(address)) === 'file' ? 'files' : 'pages'))
}

async function copyOf(address: string): Promise<Response | undefined> {
  const cache = await cacheOf(address)
  // Nothing we send differs by who asks, whatever a host's `Vary` says.
  return cache.match(copyAddress(address), { ignoreVary: true })
}

/** @returns whether the answer was worth keeping */
async function keep(address: string, response: Response): Promise<boolean> {
  if (!isWorthKeeping(address, response)) return false
  const cache = await cacheOf(address)
  // Browsers refuse to open a page with an answer that says it was redirected.
  const plain = response.redirected ? new Response(response.body, response) : response
  await cache.put(copyAddress(address), plain)
  const files = await caches.open(cacheName('files'))
  const oldest = (await files.keys()).slice(0, -mostFiles)
  await Promise.all(oldest.map((file) => files.delete(file)))
  return true
}

/** Keeps a page or its data, and with the first page of a language its contact page. */
async function keepVisited(address: string, response: Response): Promise<void> {
  const url = new URL(address)
  if (!(await keep(address, response)) || kindOf(url) !== 'page') return
  const locale = localeOfPath(withoutBase(url.pathname))
  // If it cannot be reached now, it is tried again with the next page.
  if (!(await copyOf(contactAddress(locale)))) await fetchContact(locale).catch(() => {})
}

/** The build changes this script with these pages, so a new worker fetches them anew. */
async function install(): Promise<void> {
  await fetchAhead(offlineAddress)
  for (const locale of localeKeys) {
    if (await copyOf(contactAddress(locale))) await fetchContact(locale)
  }
}

function contactAddress(locale: Locale): string {
  return location.origin + withBase(pagePath(locale, 'contactUs'))
}

async function fetchContact(locale: Locale): Promise<void> {
  const files = CONTACT_FILES[locale].map((file) => location.origin + file)
  await Promise.all(
    files.map(async (file) => (await copyOf(file)) ?? (await fetchAhead(file, 'default'))),
  )
  await fetchAhead(contactAddress(locale))
}

/** @throws Error when it cannot be had or kept, so that a worker without it is not installed */
async function fetchAhead(address: string, cache: RequestCache = 'no-cache'): Promise<void> {
  const response = await fetch(address, { cache })
  if (!(await keep(address, response))) throw new Error(`${address}: answered ${response.status}`)
}

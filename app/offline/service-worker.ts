/** Opens visited pages and the contact page without a network. Bundled to `/sw.js` after the files. */

import { localeKeys } from '#app/i18n/locales.ts'
import { localeOfPath, pagePath, withBase, withoutBase } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { copyAddress, type Kind, kindOf, offlinePath, worthKeeping } from './copies.ts'
import { fromCache } from './from-cache.ts'
import { cacheName, deleteCachesBut, type RequestEvent, worker } from './worker-scope.ts'

/** Inserted by the build: the files each language's contact page needs. */
declare const CONTACT_FILES: Readonly<Record<Locale, readonly string[]>>

/** Inserted by the build: the names of all its files under `/media/assets/`. */
declare const BUILD_FILES: readonly string[]

/** Files of this build are never evicted: their number is bounded, as that of the pages is. */
const mostOldFiles = 200

const assets = location.origin + withBase('/media/assets/')
const offlineAddress = location.origin + withBase(offlinePath)

// A worker may replace an older one in the middle of a visit, as both answer alike: pages are
// fetched, and a file's name changes with its content.
worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(install())
})
worker.addEventListener('activate', (event) => {
  // Requests wait until this is over.
  event.waitUntil(fromCache(() => deleteCachesBut(cacheName('pages'), cacheName('files')), 'short'))
  event.waitUntil(worker.clients.claim())
  // Older workers had it enabled: every page would be asked for twice.
  void worker.registration.navigationPreload?.disable()
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
    const response = await fetch(request)
    if (request.method === 'GET') event.waitUntil(cacheVisited(request.url, response.clone()))
    return response
  } catch {
    const isPage = request.mode === 'navigate'
    const copy = (await copyOf(request.url)) ?? (isPage && (await copyOf(offlineAddress)))
    return copy || Response.error()
  }
}

async function cacheFirst(request: Request, event: RequestEvent): Promise<Response> {
  return (await copyOf(request.url, 'short')) ?? networkFirst(request, event)
}

function cacheOf(kind: Kind | undefined): Promise<Cache> {
  return caches.open(cacheName(kind === 'file' ? 'files' : 'pages'))
}

/** `undefined` also where the cache fails. */
function copyOf(address: string, wait?: 'short'): Promise<Response | undefined> {
  return fromCache(async () => {
    const cache = await cacheOf(kindOf(new URL(address)))
    // Nothing we send differs by who asks, whatever a host's `Vary` says.
    const copy = await cache.match(copyAddress(address), { ignoreVary: true })
    return copy?.ok ? copy : undefined
  }, wait)
}

/** @returns whether it is kept; a full or broken cache keeps nothing */
async function put(address: string, response: Response): Promise<boolean> {
  const kept = await fromCache(async () => {
    const kind = kindOf(new URL(address))
    const cache = await cacheOf(kind)
    await cache.put(copyAddress(address), response)
    if (kind === 'file') await evictOldFiles(cache)
    return true
  })
  return kept ?? false
}

async function evictOldFiles(cache: Cache): Promise<void> {
  const current = new Set(BUILD_FILES.map((name) => assets + name))
  const old = (await cache.keys()).filter(({ url }) => !current.has(url))
  await Promise.all(old.slice(0, -mostOldFiles).map((file) => cache.delete(file)))
}

/** Keeps what was asked for, and with the first page of a language its contact page. */
async function cacheVisited(address: string, response: Response): Promise<void> {
  const url = new URL(address)
  const copy = await worthKeeping(address, response)
  if (!copy || !(await put(address, copy)) || kindOf(url) !== 'page') return
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

/** @throws Error when it cannot be had, so that a worker without it is not installed */
async function fetchAhead(address: string, cache: RequestCache = 'no-cache'): Promise<void> {
  const response = await fetch(address, { cache })
  const copy = await worthKeeping(address, response)
  if (!copy) throw new Error(`${address}: answered ${response.status}`)
  await put(address, copy)
}

/**
 * Lets pages a visitor has opened, and the contact details, open without a network. Bundled to
 * `/sw.js` when the built files are finished.
 */
import { clientsClaim, copyResponse } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { localeKeys } from '#app/i18n/locales.ts'
import { localeOfPath, pagePath, withBase, withoutBase } from '#app/i18n/paths.ts'
import {
  copyAddress,
  isWorthKeeping,
  type Kind,
  kindOf,
  namedFiles,
  offlinePath,
} from './copies.ts'
import { cacheName, worker } from './worker-scope.ts'

// Nothing we send differs by who asks, whatever a host's `Vary` says.
const matchOptions = { ignoreVary: true }

const keepsGoodAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (request.method !== 'GET' || !isWorthKeeping(request.url, response)) return null
    // Browsers refuse to open a page with an answer that says it was redirected.
    return response.redirected ? copyResponse(response) : response
  },
}

const keepsOneCopy: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => copyAddress(request.url),
}

/** Called after their content, so a copy is as good as the file, for as long as hosts say so. */
const files = new CacheFirst({
  cacheName: cacheName('files'),
  matchOptions,
  plugins: [keepsGoodAnswers, expiration(300, 365)],
})

/**
 * Pages and their data, of which a copy is shown only when no server answers: without a time limit
 * for the network, an old copy never wins over a slow line.
 */
const visited = new NetworkFirst({
  cacheName: cacheName('visited'),
  matchOptions,
  plugins: [
    keepsGoodAnswers,
    keepsOneCopy,
    expiration(150, 60),
    { cacheDidUpdate: async ({ request, event }) => keepContactDetails(request.url, event) },
  ],
})

/** The contact pages and the page that stands in for others: these neither age nor make room. */
const lasting = new NetworkFirst({
  cacheName: cacheName('lasting'),
  matchOptions,
  plugins: [
    keepsGoodAnswers,
    keepsOneCopy,
    { cacheDidUpdate: async ({ newResponse, event }) => keepFilesOf(newResponse, event) },
  ],
})

const contactAddresses = localeKeys.map((locale) =>
  copyAddress(location.origin + withBase(pagePath(locale, 'contactUs'))),
)

const isContact = (url: URL) => contactAddresses.includes(copyAddress(url.href))

// Whether a page can be had is asked with HEAD before it is opened: where there is a copy, it can.
for (const method of ['GET', 'HEAD'] as const) {
  registerRoute((asked) => isKind('page', asked) && isContact(asked.url), lasting, method)
  registerRoute((asked) => isKind('page', asked), visited, method)
}
registerRoute((asked) => isKind('data', asked), visited)
registerRoute((asked) => isKind('file', asked), files)
setCatchHandler(async ({ request }) => {
  const isPage = request.mode === 'navigate'
  return (
    (isPage && (await lastingCopy(location.origin + withBase(offlinePath)))) || Response.error()
  )
})

// A worker may take over from an older one in the middle of a visit, as both answer alike: pages
// come from the network, and what comes from a cache is called after its content.
worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(keepWhatLasts(event))
})
clientsClaim()
// The request for a page need not wait until the worker has started.
worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration
  if (navigationPreload) event.waitUntil(navigationPreload.enable())
})

/** @param days since an answer was given */
function expiration(maxEntries: number, days: number): WorkboxPlugin {
  const options = { maxEntries, maxAgeSeconds: days * 86_400, purgeOnQuotaError: true }
  // By workbox's own types it is none, in what they leave undefined.
  return new ExpirationPlugin(options) as WorkboxPlugin
}

type Asked = Readonly<{ url: URL; sameOrigin: boolean; request: Request }>

function isKind(kind: Kind, { url, sameOrigin, request }: Asked): boolean {
  return sameOrigin && !request.headers.has('Range') && kindOf(url) === kind
}

function lastingCopy(address: string): Promise<Response | undefined> {
  return caches.match(address, { ...matchOptions, cacheName: lasting.cacheName })
}

/** A new worker comes with other contents: what an older one kept is fetched anew. */
async function keepWhatLasts(event: ExtendableEvent): Promise<void> {
  await keepLasting(location.origin + withBase(offlinePath), event)
  for (const address of contactAddresses) {
    if (await lastingCopy(address)) await keepLasting(address, event)
  }
}

/** The contact page comes with the first page of its language, and never twice. */
async function keepContactDetails(page: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(page)
  if (kindOf(url) !== 'page') return
  const locale = localeOfPath(withoutBase(url.pathname))
  const address = location.origin + withBase(pagePath(locale, 'contactUs'))
  if (await lastingCopy(address)) return
  // Out of reach now, it is tried again with the next page.
  await keepLasting(address, event).catch(() => {})
}

/** @throws Error when it cannot be had, so that a worker without it is not installed */
async function keepLasting(address: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(address, { cache: 'no-cache' })
  const [response] = await Promise.all(lasting.handleAll({ event, request }))
  if (!response.ok) throw new Error(`${address}: answered ${response.status}`)
}

/** Most of them are there from other pages. */
async function keepFilesOf(page: Response, event: ExtendableEvent): Promise<void> {
  const requests = namedFiles(await page.text()).map((name) => new Request(name))
  await Promise.allSettled(requests.flatMap((request) => files.handleAll({ event, request })))
}

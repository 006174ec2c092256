/*
 * TypeScript describes workers and pages in two sets of types that exclude each other; these are the
 * few of the first that our workers use.
 */

type WorkerEvent = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>

/** A request of a page, or one a page has asked the worker to make. */
export type RequestEvent = WorkerEvent &
  Readonly<{ preloadResponse?: Promise<Response | undefined> }>

type FetchEvent = RequestEvent &
  Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration
  clients: Readonly<{ claim: () => Promise<void> }>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: WorkerEvent & Readonly<{ data: unknown }>) => void): void
  }
}>

/** The service worker this code runs in. */
export const worker = globalThis as unknown as WorkerScope

/** A cache of this site alone: other sites of the same host, below other paths, have theirs. */
export function cacheName(purpose: 'pages' | 'files'): string {
  return `minwal-${purpose}-${worker.registration.scope}`
}

/** Deletes every cache of this site but these, whatever an older worker called it. */
export async function deleteCachesBut(...kept: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const { scope } = worker.registration
  const ours = names.filter((name) => name.startsWith('minwal-') && name.endsWith(`-${scope}`))
  await Promise.all(ours.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

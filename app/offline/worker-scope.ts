import { cachePrefix } from '#app/brand/identity.ts'

// TypeScript's types of workers and of pages exclude each other; our workers use only these.

export type RequestEvent = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>

type FetchEvent = RequestEvent &
  Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration
  clients: Readonly<{ claim: () => Promise<void> }>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: RequestEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: RequestEvent & Readonly<{ data: unknown }>) => void): void
  }
}>

export const worker = globalThis as unknown as WorkerScope

/** Sites below other paths of the same host have caches of their own. */
export function cacheName(purpose: 'pages' | 'files'): string {
  return `${cachePrefix}-${purpose}-${worker.registration.scope}`
}

/** Whatever an older worker called them. */
export async function deleteCachesBut(...kept: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const { scope } = worker.registration
  const ours = names.filter(
    (name) => name.startsWith(`${cachePrefix}-`) && name.endsWith(`-${scope}`),
  )
  await Promise.all(ours.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

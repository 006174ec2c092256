/*
 * TypeScript describes workers and pages in two sets of types that exclude each other; this is the
 * little of the first that our workers use.
 */

declare global {
  /** An event that can keep its worker alive until some work is done. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
}

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration
  /** Lets this worker take over from an older one without waiting for its pages to close. */
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ) => void
}>

/** The service worker this code runs in. */
export const worker = globalThis as unknown as WorkerScope

/** A cache of this site alone: other sites of the same host, below other paths, have theirs. */
export function cacheName(purpose: string): string {
  return `minwal-${purpose}-${worker.registration.scope}`
}

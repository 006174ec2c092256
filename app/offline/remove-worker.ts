/**
 * Built to `/sw.js` in place of the service worker where the owner has switched it off: removes what
 * an installed one kept, and then itself.
 */
import { deleteCachesBut, worker } from './worker-scope.ts'

worker.addEventListener('install', () => {
  worker.skipWaiting()
})
worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await deleteCachesBut()
  await worker.registration.unregister()
}

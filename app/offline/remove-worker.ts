/**
 * Takes the place of the service worker at `/sw.js` where the owner has switched it off: removes
 * what an installed one kept, and then itself.
 */
import { cacheName, worker } from './worker-scope.ts'

worker.addEventListener('install', () => {
  worker.skipWaiting()
})
worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await Promise.all(['files', 'visited', 'lasting'].map((name) => caches.delete(cacheName(name))))
  await worker.registration.unregister()
}

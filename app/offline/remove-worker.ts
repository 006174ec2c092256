/** `/sw.js` where the owner has switched copies off: removes what was kept, and then itself. */
import { deleteCachesBut, worker } from './worker-scope.ts'

worker.addEventListener('install', () => {
  worker.skipWaiting()
})
worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await deleteCachesBut()
  await worker.registration.unregister()
}

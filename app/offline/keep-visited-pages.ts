import { withBase } from '#app/i18n/base-path.ts'
import { whenIdle } from '#app/platform/when-idle.ts'

/**
 * Has the service worker keep this page and the following ones for when there is no network. It
 * waits until the page has loaded and rests, and leaves visitors who save data alone.
 */
export function keepVisitedPages(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off') return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
}

async function register() {
  try {
    const { serviceWorker } = navigator
    const hasSeenThisPage = serviceWorker.controller !== null
    await serviceWorker.register(withBase('/sw.js'))
    if (hasSeenThisPage) return
    // What came before there was a worker, or is still on its way, it has not seen.
    const { active } = await serviceWorker.ready
    const keep = (urlsToCache: string[]) =>
      // Workbox knows this message.
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
    keep([location.href])
    new PerformanceObserver((list) => {
      const files = list.getEntries() as PerformanceResourceTiming[]
      keep(files.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name))
    }).observe({ type: 'resource', buffered: true })
  } catch {
    // Browsers without it, private windows and plain HTTP do as the site does without.
  }
}

import { withBase } from '#app/i18n/paths.ts'
import { whenIdle } from '#app/platform/when-idle.ts'

/**
 * Has the service worker keep this page and the following ones for when there is no network. It
 * waits until the page has loaded and is idle, and does nothing for visitors who save data.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off') return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
}

async function register() {
  try {
    const { serviceWorker } = navigator
    const isFirstVisit = !serviceWorker.controller
    await serviceWorker.register(withBase('/sw.js'))
    if (!isFirstVisit) return
    const { active } = await serviceWorker.ready
    active?.postMessage([location.href])
    // Files requested before the worker was active, those still loading included.
    new PerformanceObserver((list) => {
      const files = list.getEntries() as PerformanceResourceTiming[]
      const unseen = files.filter(({ workerStart }) => workerStart === 0)
      active?.postMessage(unseen.map(({ name }) => name))
    }).observe({ type: 'resource', buffered: true })
  } catch {
    // Browsers without service workers, private windows and plain HTTP do without.
  }
}

import type { Page } from '@playwright/test'
import { hydrationEnds } from '#app/start/protocol.ts'

/** Times in ms since the page's `timeOrigin`. */
type Notes = {
  largestPaint?: number
  hydrated?: number
  /** The sum, which is never less than CLS, the sum of the worst five seconds. */
  shift: number
  tasks: { startTime: number; duration: number }[]
}

declare global {
  interface Window {
    benchNotes?: Notes
    /** From the click or Back to the first frame with the next page (ms). */
    benchArrival?: number | undefined
  }
}

export async function addProbes(page: Page): Promise<void> {
  // The compiler names inner functions through this helper.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(noteLoading, hydrationEnds)
}

function noteLoading(hydratedEvent: string): void {
  const notes: Notes = { shift: 0, tasks: [] }
  window.benchNotes = notes

  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note))
    observer.observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime
  })
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) notes.shift += value
    },
  )
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }))

  addEventListener(hydratedEvent, () => {
    notes.hydrated = performance.now()
  })
}

/**
 * Runs in a page before a click or Back and measures it into `window.benchArrival`.
 *
 * @param selector the element whose text differs on the next page
 */
export function expectArrival(selector: string): void {
  const text = () => document.querySelector(selector)?.textContent ?? ''
  const before = text()
  let start: number | undefined
  window.benchArrival = undefined
  const begin = (event: Event) => {
    start ??= event.timeStamp
  }
  addEventListener('click', begin, { capture: true, once: true })
  addEventListener('popstate', begin, { capture: true, once: true })
  const observer = new MutationObserver(() => {
    if (!text() || text() === before) return
    observer.disconnect()
    // A task queued in a frame runs after that frame's paint; this one before React's own tasks.
    requestAnimationFrame(() => {
      void window.scheduler.postTask(
        () => {
          window.benchArrival = performance.now() - (start ?? Number.NaN)
        },
        { priority: 'user-blocking' },
      )
    })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

import type { Page } from '@playwright/test'
import { hydrationEnds } from '#app/start/protocol.ts'
import { marks } from './trace.ts'

/** Times in ms since the page's `timeOrigin`. */
type Notes = {
  largestPaint?: number
  hydrated?: number
  /** The sum, which is never less than CLS, the sum of the worst five seconds. */
  shift: number
  tasks: { startTime: number; duration: number }[]
  /** When the last click or Back was. */
  click?: number
  /** The longest event of it (ms). */
  interaction?: number | undefined
}

declare global {
  interface Window {
    benchNotes?: Notes
    /** From the click or Back to the first frame with the next page (ms). */
    benchArrival?: number | undefined
  }
}

type Arrival = Readonly<{ selector: string; frame: string }>

export async function addProbes(page: Page): Promise<void> {
  // The compiler names inner functions through this helper.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(noteTimes, { hydratedEvent: hydrationEnds, press: marks.press })
}

type Names = Readonly<{ hydratedEvent: string; press: string }>

function noteTimes({ hydratedEvent, press }: Names): void {
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
  const observeEvents = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      notes.interaction = Math.max(notes.interaction ?? 0, duration)
    }
  })
  // TypeScript does not know the threshold, which is 104 ms without it.
  const ofEvents = { type: 'event', durationThreshold: 16 }
  observeEvents.observe(ofEvents)
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }))

  // Here, before any other listener: the router's own of `popstate` already renders.
  for (const type of ['pointerdown', 'keydown', 'popstate']) {
    addEventListener(type, () => performance.mark(press), true)
  }
  for (const type of ['click', 'popstate']) {
    addEventListener(type, ({ timeStamp }) => (notes.click = timeStamp), true)
  }

  addEventListener(hydratedEvent, () => {
    notes.hydrated = performance.now()
  })
}

/**
 * Runs in a page before a click or Back: `window.benchArrival` and a mark in the trace then tell of it.
 *
 * @param selector the element whose text differs on the next page
 */
export function expectArrival({ selector, frame }: Arrival): void {
  const text = () => document.querySelector(selector)?.textContent ?? ''
  const before = text()
  const notes = window.benchNotes
  window.benchArrival = undefined
  if (notes) notes.interaction = undefined
  const observer = new MutationObserver(() => {
    if (!text() || text() === before) return
    observer.disconnect()
    // A task queued in a frame runs after that frame's paint; this one before React's own tasks.
    requestAnimationFrame(() => {
      void window.scheduler.postTask(
        () => {
          performance.mark(frame)
          window.benchArrival = performance.now() - (notes?.click ?? Number.NaN)
          console.debug(frame)
        },
        { priority: 'user-blocking' },
      )
    })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Runs in a page after the frame; Event Timing reports once the next one is shown. */
export async function readArrival() {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { time: window.benchArrival, interaction: window.benchNotes?.interaction }
}

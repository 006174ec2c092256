import type { Browser, Page } from '@playwright/test'
import { blockScripts, openSlowPage } from './conditions.ts'
import { noteLoading } from './load-probe.ts'
import { blockingTime, layoutShift } from './statistics.ts'
import { type Traffic, Wire } from './wire.ts'

/** A page as it is, and the same without its script files. */
export const variants = ['page', 'page with scripts blocked'] as const

export type Variant = (typeof variants)[number]

/** One load. Times are ms from the start of the navigation; what never came is missing. */
export type LoadSample = Readonly<{
  firstPaint: number | undefined
  largestPaint: number | undefined
  hydrated: number | undefined
  blockingTime: number
  layoutShift: number
  /** Until hydrated; without scripts, until the load event. */
  traffic: Traffic
  /** Bytes before the first contentful paint. */
  bytesBeforePaint: number | undefined
}>

/** How long a page may take to load and to hydrate (ms). */
const deadline = 30_000

/** How long a page is watched once it is ready (ms). */
const aftermath = 2_000

/** Loads a page once, as a visitor who has never been here. */
export async function loadPage(
  browser: Browser,
  url: string,
  variant: Variant,
): Promise<LoadSample> {
  const { page, devtools, close } = await openSlowPage(browser)
  try {
    const hasScripts = variant === 'page'
    if (!hasScripts) await blockScripts(devtools)
    const wire = new Wire(devtools)
    await prepare(page)
    await page.goto(url, { waitUntil: 'commit', timeout: deadline })
    await settle(page, hasScripts)
    const notes = await readNotes(page)
    const end = (hasScripts ? notes.hydrated : notes.load) ?? notes.now
    const beforePaint =
      notes.firstPaint === undefined ? undefined : wire.until(notes.timeOrigin, notes.firstPaint)
    return {
      firstPaint: notes.firstPaint,
      largestPaint: notes.largestPaint,
      hydrated: notes.hydrated,
      blockingTime: blockingTime(notes.tasks, notes.firstPaint ?? 0, end + aftermath),
      layoutShift: layoutShift(notes.shifts),
      traffic: wire.until(notes.timeOrigin, end),
      bytesBeforePaint: beforePaint && sumOf(beforePaint),
    }
  } finally {
    await close()
  }
}

/** All bytes, of every kind. */
export function sumOf({ bytes }: Traffic): number {
  return Object.values(bytes).reduce((sum, part) => sum + part, 0)
}

async function prepare(page: Page): Promise<void> {
  // The compiler that runs these files names inner functions through this helper.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(noteLoading)
}

/** Waits until the page is ready, or has had its time, and for what may follow. */
async function settle(page: Page, hasScripts: boolean): Promise<void> {
  const ready = hasScripts
    ? () => document.readyState === 'complete' && window.__loadNotes?.hydrated !== undefined
    : () => document.readyState === 'complete'
  await page
    .waitForFunction(ready, undefined, { polling: 200, timeout: deadline })
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    })
  await page.waitForTimeout(aftermath)
}

function readNotes(page: Page) {
  return page.evaluate(() => {
    if (!window.__loadNotes) throw new Error('the page took no notes')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    return {
      ...window.__loadNotes,
      timeOrigin: performance.timeOrigin,
      firstPaint: paint?.startTime,
      load: navigation.loadEventStart || undefined,
      now: performance.now(),
    }
  })
}

import type { Browser, Page } from '@playwright/test'
import { blockScripts, openSlowPage } from './conditions.ts'
import { addProbe, waitUntilReady } from './probes.ts'
import { blockingTime, layoutShift } from './statistics.ts'
import { type Traffic, Wire } from './wire.ts'

/** A page as it is, the same with its script files blocked, and without scripts, fonts and preloads. */
export const variants = ['whole', 'blocked', 'bare'] as const

export type Variant = (typeof variants)[number]

/** One load. Times are ms from the start of the navigation; what never came is missing. */
export type LoadSample = Readonly<{
  firstPaint: number | undefined
  largestPaint: number | undefined
  hydrated: number | undefined
  blockingTime: number
  layoutShift: number
  /** Until hydrated; without scripts, until loaded and painted. */
  traffic: Traffic
  /** Bytes before the first contentful paint. */
  bytesBeforePaint: number | undefined
}>

/** How long a page is watched once it is ready (ms). */
const aftermath = 2_000

/** Loads a page once, as a visitor who has never been here; a bare one has an address of its own. */
export async function loadPage(
  browser: Browser,
  url: string,
  variant: Variant,
): Promise<LoadSample> {
  const { page, devtools, close } = await openSlowPage(browser)
  try {
    const hasScripts = variant === 'whole'
    if (variant === 'blocked') await blockScripts(devtools)
    const wire = new Wire(devtools)
    await addProbe(page)
    const response = await page.goto(url, { waitUntil: 'commit' })
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`)
    await waitUntilReady(page, hasScripts)
    await page.waitForTimeout(aftermath)
    const notes = await readNotes(page)
    const end = hasScripts
      ? notes.hydrated
      : notes.load && Math.max(notes.load, notes.firstPaint ?? 0)
    const beforePaint =
      notes.firstPaint === undefined ? undefined : wire.until(notes.timeOrigin, notes.firstPaint)
    return {
      firstPaint: notes.firstPaint,
      largestPaint: notes.largestPaint,
      hydrated: notes.hydrated,
      blockingTime: blockingTime(
        notes.tasks,
        notes.firstPaint ?? 0,
        (end ?? notes.now) + aftermath,
      ),
      layoutShift: layoutShift(notes.shifts),
      traffic: wire.until(notes.timeOrigin, end ?? notes.now),
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

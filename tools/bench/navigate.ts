import type { Browser, Page } from '@playwright/test'
import { type JourneyNotes, noteArrival, notesKey } from './arrival-probe.ts'
import { navigateBarely } from './bare-navigation.ts'
import { blockScripts, openSlowPage, type SlowPage } from './conditions.ts'
import { hoverAndClick, linkInView, tap } from './hand.ts'
import type { Journey } from './journeys.ts'
import { addProbe, waitUntilReady } from './probes.ts'
import { Quiet } from './quiet.ts'

/** The ways from one page to another that are measured. */
export const ways = [
  'tap',
  'back',
  'hover',
  'tap without prefetch',
  'plain document',
  'bare tap',
  'bare back',
  'bare hover',
] as const

export type Way = (typeof ways)[number]

/** One arrival. */
export type Arrival = Readonly<{
  /** From the click to the first frame of the new page (ms); missing when it never came. */
  time: number | undefined
  /** What was asked for in the meantime. */
  requests: number
}>

/** What one visit gives: an arrival for each way it went. */
export type Visit = Readonly<Partial<Record<Way, Arrival>>>

/** How long a new page may take (ms). */
const deadline = 30_000

/** Goes a journey once in each of its ways, each in a browser that has never been here. */
export async function goJourney(
  browser: Browser,
  origin: string,
  journey: Journey,
): Promise<Visit> {
  const begin = (setting: Setting = {}) => beginVisit(browser, origin, journey, setting)
  const bare = await goAndReturn(await begin({ isBare: true }), journey)
  return {
    ...(await goAndReturn(await begin(), journey)),
    hover: await go(await begin(), journey, 'hover'),
    'tap without prefetch': await go(await begin({ savesData: true }), journey, 'tap'),
    ...(journey.worksPlain && {
      'plain document': await go(await begin({ hasNoScripts: true }), journey, 'tap'),
    }),
    ...(bare.tap && { 'bare tap': bare.tap }),
    ...(bare.back && { 'bare back': bare.back }),
    'bare hover': await go(await begin({ isBare: true }), journey, 'hover'),
  }
}

type Setting = Readonly<{
  savesData?: boolean
  hasNoScripts?: boolean
  /** Without the page's own scripts, and with the least that can take their place. */
  isBare?: boolean
}>

type Begun = SlowPage & Readonly<{ quiet: Quiet }>

/** Opens the page a journey begins on, until it has all it wants. */
async function beginVisit(
  browser: Browser,
  origin: string,
  journey: Journey,
  { savesData = false, isBare = false, hasNoScripts = isBare }: Setting,
): Promise<Begun> {
  const slow = await openSlowPage(browser)
  const { page, devtools } = slow
  const quiet = new Quiet(page)
  await addProbe(page)
  await page.addInitScript(noteArrival, notesKey)
  if (savesData) await page.addInitScript(saveData)
  if (hasNoScripts) await blockScripts(devtools)
  await page.goto(origin + journey.from, { waitUntil: 'commit', timeout: deadline })
  await waitUntilReady(page, !hasNoScripts)
  await quiet.wait(page)
  if (isBare) await page.evaluate(navigateBarely, journey.selector)
  return { ...slow, quiet }
}

async function go(begun: Begun, journey: Journey, hand: 'tap' | 'hover'): Promise<Arrival> {
  try {
    return await leave(begun, journey, hand)
  } finally {
    await begun.close()
  }
}

async function goAndReturn(begun: Begun, journey: Journey): Promise<Visit> {
  try {
    const there = await leave(begun, journey, 'tap')
    if (there.time === undefined) return { tap: there }
    await begun.quiet.wait(begun.page)
    const back = await arrive(begun, journey, () => begun.page.evaluate(() => window.__goBack?.()))
    return { tap: there, back }
  } finally {
    await begun.close()
  }
}

/** Follows the link, which has been in view for a while. */
async function leave(begun: Begun, journey: Journey, hand: 'tap' | 'hover'): Promise<Arrival> {
  const { page, devtools, quiet } = begun
  await linkInView(page, journey.to)
  await quiet.wait(page)
  const point = await linkInView(page, journey.to)
  return arrive(begun, journey, () =>
    hand === 'tap' ? tap(page, devtools, point) : hoverAndClick(page, point),
  )
}

async function arrive(
  { page, quiet }: Begun,
  { selector }: Journey,
  act: () => Promise<unknown>,
): Promise<Arrival> {
  await page.evaluate((wanted) => window.__expectArrival?.(wanted), selector)
  const before = quiet.requests
  await act()
  const notes = await readArrival(page)
  const { click, arrival } = notes ?? {}
  const time = click === undefined || arrival === undefined ? undefined : arrival - click
  return { time, requests: quiet.requests - before }
}

/** The notes once the new page stands; nothing when it does not in time. */
async function readArrival(page: Page): Promise<JourneyNotes | undefined> {
  try {
    const handle = await page.waitForFunction(
      (key) => {
        const notes = JSON.parse(sessionStorage.getItem(key) ?? 'null') as JourneyNotes | null
        return notes?.arrival === undefined ? undefined : notes
      },
      notesKey,
      { polling: 100, timeout: deadline },
    )
    return (await handle.jsonValue()) ?? undefined
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return undefined
    throw error
  }
}

/** Runs in a page before anything of its own: a visitor who wants nothing fetched ahead. */
function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: object }
  if (!connection) throw new Error('this browser knows nothing of saving data')
  Object.defineProperty(connection, 'saveData', { get: () => true })
}

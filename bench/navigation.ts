import type { Browser, Page } from '@playwright/test'
import { blogPath, type PageKey, pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { openPage, type Run, type SlowPage, timeout, withSlowPage } from './conditions.ts'
import { expectArrival } from './probes.ts'
import { comparison, medianTable } from './report.ts'

type Journey = Readonly<{
  from: PageKey
  to: (locale: Locale) => string
  /** The element whose text differs on the next page. */
  selector: string
}>

const journeys: readonly Journey[] = [
  { from: 'home', to: (locale) => pagePath(locale, 'services'), selector: 'h1' },
  { from: 'home', to: (locale) => pagePath(locale, 'projects'), selector: 'h1' },
  { from: 'services', to: (locale) => pagePath(locale, 'solutions'), selector: 'h1' },
  { from: 'projects', to: (l) => `${pagePath(l, 'projects')}?page=2`, selector: 'main li h2' },
  { from: 'blogs', to: (locale) => blogPath(locale, 'first-blog'), selector: 'h1' },
]

const ways = ['tap', 'hover', 'back'] as const

type Visit = Readonly<Partial<Record<(typeof ways)[number], number | undefined>>>

/** In ms: the length of a tap, and how long the mouse is over a link before the click. */
const tapTime = 80
const hoverTime = 200

/** Builds take turns within a run. */
export async function measureNavigation(options: Run): Promise<string> {
  const { browser, sites, pages, locales, runs } = options
  const chosen = journeys
    .filter(({ from }) => pages.includes(from))
    .flatMap((journey) => locales.map((locale) => ({ journey, locale })))
  const results = chosen.flatMap(({ journey, locale }) =>
    sites.map(({ name, origin }) => ({
      place: `${journey.from} → ${journey.to(locale)}`,
      site: name,
      samples: [] as Visit[],
      visit: (hand: 'tap' | 'hover') => visitOnce(browser, origin, journey, locale, hand),
    })),
  )
  for (let run = 1; run <= runs; run++) {
    for (const { place, site, samples, visit } of results) {
      samples.push({ ...(await visit('tap')), ...(await visit('hover')) })
      console.log(`${run}/${runs} ${place}, ${site}: ${JSON.stringify(samples.at(-1))}`)
    }
  }
  return [
    '### Going to another page',
    'Medians in ms from the click to the first frame with the new page (or list), once the old one has',
    `prefetched all it wants. A tap holds ${tapTime} ms, a mouse rests ${hoverTime} ms.`,
    '',
    medianTable('journey', results, ways),
    ...comparison('journey', results, ways),
  ].join('\n')
}

/** Without any cache; a tap is followed by Back. */
function visitOnce(
  browser: Browser,
  origin: string,
  { from, to, selector }: Journey,
  locale: Locale,
  hand: 'tap' | 'hover',
): Promise<Visit> {
  return withSlowPage(browser, async (slow) => {
    const { page, idle } = slow
    await openPage(page, origin + pagePath(locale, from))
    await idle()
    const link = await linkInView(page, to(locale))
    await idle()
    const there = await arrival(page, selector, () => (hand === 'tap' ? tap : hover)(slow, link))
    if (hand === 'hover' || there === undefined) return { [hand]: there }
    await idle()
    const back = await arrival(page, selector, () => page.evaluate(() => history.back()))
    return { tap: there, back }
  })
}

/** `undefined` if no other page is shown. */
async function arrival(page: Page, selector: string, act: () => Promise<void>) {
  await page.evaluate(expectArrival, selector)
  await act()
  const hasArrived = () => window.benchArrival
  try {
    const handle = await page.waitForFunction(hasArrived, undefined, { polling: 100, timeout })
    return await handle.jsonValue()
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error
    return undefined
  }
}

type Point = Readonly<{ x: number; y: number }>

/** The link's centre once it is scrolled into view. */
async function linkInView(page: Page, to: string): Promise<Point> {
  const link = page.locator(`:is(main, footer) a[href="${to}"]:visible`).first()
  await link.evaluate((a) => a.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await link.boundingBox()
  if (!box) throw new Error(`${page.url()} shows no link to ${to}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function tap({ page, devtools }: SlowPage, { x, y }: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(tapTime)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function hover({ page }: SlowPage, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 })
  await page.waitForTimeout(hoverTime)
  await page.mouse.click(x, y)
}

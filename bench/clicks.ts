import type { Browser, Locator, Page } from '@playwright/test'
import { blogPath, type PageKey, pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'
import { openPage, type Phone, type Run, slowProcessor, timeout, withPhone } from './conditions.ts'
import { expectArrival, readArrival } from './probes.ts'
import { comparison, medianTable } from './report.ts'
import { marks, recordTrace, workMeasures, workOfClick } from './trace.ts'

type Journey = Readonly<{
  from: PageKey
  to: (locale: Locale) => string
  /** The element whose text differs on the next page. */
  selector: string
}>

const journeys: readonly Journey[] = [
  { from: 'home', to: (locale) => pagePath(locale, 'services'), selector: 'h1' },
  { from: 'home', to: (locale) => pagePath(locale, 'projects'), selector: 'h1' },
  { from: 'services', to: (locale) => pagePath(locale, 'home'), selector: 'h1' },
  { from: 'projects', to: (l) => `${pagePath(l, 'projects')}?page=2`, selector: 'main li h2' },
  { from: 'blogs', to: (locale) => blogPath(locale, 'first-blog'), selector: 'h1' },
]

/** `time` in ms from the click to the frame; `interaction` as Event Timing has it. */
const measures = ['time', 'interaction', ...workMeasures] as const

const compared = ['all', 'script', 'style', 'layout', 'paint', 'longest', 'interaction'] as const

type Click = Readonly<Partial<Record<(typeof measures)[number], number | undefined>>>

/** In ms: the length of a tap, and how long the mouse is over a link before the click. */
const tapTime = 80
const hoverTime = 200

export const hands = ['tap', 'hover', 'key'] as const

type Hand = (typeof hands)[number]

type ClicksRun = Run & Readonly<{ hands: readonly Hand[] }>

/** Builds take turns within a run. */
export async function measureClicks(options: ClicksRun): Promise<string> {
  const { browser, sites, pages, locales, runs } = options
  const visits = journeys
    .filter(({ from }) => pages.includes(from))
    .flatMap((journey) => locales.map((locale) => ({ journey, locale })))
    .flatMap((visit) => options.hands.map((hand) => ({ ...visit, hand })))
    .flatMap((visit) =>
      sites.map(({ name, origin }) => ({
        ...visit,
        origin,
        name,
        place: `${visit.journey.from} → ${visit.journey.to(visit.locale)}`,
        there: [] as Click[],
        back: [] as Click[],
      })),
    )
  for (let run = 1; run <= runs; run++) {
    for (const visit of visits) {
      const { there, back } = await visitOnce(browser, visit)
      visit.there.push(there)
      if (back) visit.back.push(back)
      const { place, hand, name } = visit
      console.log(`${run}/${runs} ${place}, ${hand}, ${name}: ${JSON.stringify({ there, back })}`)
    }
  }
  const results = visits.flatMap(({ place, hand, name, there, back }) => [
    { place: `${place}, ${hand}`, site: name, samples: there },
    ...(back.length > 0 ? [{ place: `${place}, back`, site: name, samples: back }] : []),
  ])
  return [
    '### Going to another page',
    'Medians, with quartiles of `all`, from the press to the first frame with the new page (or list), once',
    'the old one has prefetched all it wants. Processor time of the main thread in ms, by trace; elements',
    'styled and laid out. `time` is that from the click to the frame, `interaction` the longest event of',
    `Event Timing. A tap holds ${tapTime} ms, a mouse rests ${hoverTime} ms before it; Back follows a tap.`,
    '',
    medianTable('journey', results, measures, ['all']),
    ...comparison('journey', results, compared),
  ].join('\n')
}

type Visit = Readonly<{ origin: string; journey: Journey; locale: Locale; hand: Hand }>

type Clicks = Readonly<{ there: Click; back?: Click }>

/** Without any cache. */
function visitOnce(browser: Browser, { origin, journey, locale, hand }: Visit): Promise<Clicks> {
  const { from, to, selector } = journey
  return withPhone(browser, async (phone) => {
    const { page, idle } = phone
    await openPage(page, origin + pagePath(locale, from))
    await idle()
    const link = await linkInView(page, to(locale))
    await slowProcessor(phone)
    await idle()
    if (hand === 'key') {
      await link.element.focus()
      await idle()
      return { there: await arrival(phone, selector, () => page.keyboard.press('Enter')) }
    }
    if (hand === 'hover') {
      await page.mouse.move(link.x, link.y, { steps: 3 })
      await page.waitForTimeout(hoverTime)
      return { there: await arrival(phone, selector, () => page.mouse.click(link.x, link.y)) }
    }
    const there = await arrival(phone, selector, () => tap(phone, link))
    if (there.time === undefined) return { there }
    await idle()
    return {
      there,
      back: await arrival(phone, selector, () => page.evaluate(() => history.back())),
    }
  })
}

/** Empty if no other page is shown. Asks the page nothing meanwhile, which would be its work. */
async function arrival(
  { page, devtools }: Phone,
  selector: string,
  act: () => Promise<void>,
): Promise<Click> {
  await page.evaluate(expectArrival, { selector, frame: marks.frame })
  const events = await recordTrace(devtools, async () => {
    const said = page.waitForEvent('console', {
      predicate: (message) => message.text() === marks.frame,
      timeout,
    })
    await Promise.all([said.catch(() => {}), act()])
  })
  const { time, interaction } = await page.evaluate(readArrival)
  return { time, interaction, ...workOfClick(events) }
}

type Point = Readonly<{ x: number; y: number }>

/** The link, scrolled into view, and its centre. */
async function linkInView(page: Page, to: string): Promise<Point & { element: Locator }> {
  const element = page.locator(`a[href="${to}"]:visible`).first()
  await element.evaluate((a) => a.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`${page.url()} shows no link to ${to}`)
  return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function tap({ page, devtools }: Phone, { x, y }: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(tapTime)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

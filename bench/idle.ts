import { type CDPSession, chromium, type Page } from '@playwright/test'
import { blogPath, pagePath } from '#app/i18n/paths.ts'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import { openPage, type Run } from './conditions.ts'
import { addProbes } from './probes.ts'
import { comparison, medianTable } from './report.ts'
import type { Site } from './sites.ts'

/** In processor ms a minute, of all processes of a browser. */
const measures = ['at first', 'after 2 min'] as const

type Minute = Record<(typeof measures)[number], number>

/** In ms: from the last touch to the first window, and to the later one. */
const begins = [10_000, 120_000] as const
const windowTime = 10_000

type State = Readonly<{
  name: string
  path: string
  /** The element in view, or else the page's top. */
  at?: string
  reducedMotion?: 'reduce'
}>

/** Each build has a browser of its own, and all of them are open at once, so they share the machine. */
export async function measureIdle({ sites, pages, locales, runs }: Run): Promise<string> {
  const results = []
  for (const locale of locales) {
    const home = { page: 'home', path: pagePath(locale, 'home') } as const
    const faqs = { page: 'faqs', path: pagePath(locale, 'faqs') } as const
    const contact = { page: 'contactUs', path: pagePath(locale, 'contactUs') } as const
    const states = [
      { ...home, name: 'top' },
      { ...home, name: 'carousel in view', at: '#logos' },
      { ...home, name: 'end', at: 'footer' },
      { ...home, name: 'reduced motion', reducedMotion: 'reduce' },
      { ...faqs, name: 'top' },
      { ...faqs, name: 'end', at: 'footer' },
      { ...contact, name: 'top' },
      { ...contact, name: 'clocks in view', at: 'main [href^="tel:"]' },
      { page: 'blogs', path: blogPath(locale, 'first-blog'), name: 'top' },
    ] as const
    for (const state of states.filter(({ page }) => pages.includes(page))) {
      const minutes = await Promise.all(sites.map((site) => measureState(site, state, runs)))
      for (const [index, samples] of minutes.entries()) {
        const place = `${state.path}, ${state.name}`
        results.push({ place, site: sites[index]?.name ?? '', samples })
        console.log(`${place}, ${sites[index]?.name}: ${JSON.stringify(samples)}`)
      }
    }
  }
  return [
    '### A page that nobody touches',
    'Processor ms a minute of all processes of a browser, medians of windows of 10 s.',
    '',
    medianTable('page', results, measures),
    ...comparison('page', results, measures),
  ].join('\n')
}

async function measureState({ origin }: Site, state: State, runs: number): Promise<Minute[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: state.reducedMotion ?? null,
    })
    await addProbes(page)
    await openPage(page, origin + state.path)
    if (state.at) await scrollTo(page, state.at)
    const touched = performance.now()
    const devtools = await browser.newBrowserCDPSession()
    const windows: number[][] = []
    for (const begin of begins) {
      await page.waitForTimeout(touched + begin - performance.now())
      const minutes: number[] = []
      for (let run = 0; run < runs; run++) {
        const before = await processorTime(devtools)
        const start = performance.now()
        await page.waitForTimeout(windowTime)
        const spent = (await processorTime(devtools)) - before
        minutes.push((spent * 60_000) / (performance.now() - start))
      }
      windows.push(minutes)
    }
    const [first = [], later = []] = windows
    return first.map((value, run) => ({
      'at first': value,
      'after 2 min': later[run] ?? Number.NaN,
    }))
  } finally {
    await browser.close()
  }
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }))
}

/** In ms, since the browser began. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}

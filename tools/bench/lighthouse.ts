import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumLaunch, findWholeChromium } from '../chromium.ts'
import type { PageToMeasure } from './pages.ts'
import type { ServedSite } from './sites.ts'
import type { Started } from './started.ts'
import { blockingTimeAtWork } from './thread-time.ts'

/** An audit that took something off a score, such as `TBT 210 ms`. */
type Cost = Readonly<{ category: string; audit: string; detail: string }>

/** What Lighthouse says of one page, once. */
export type Verdict = Readonly<{
  page: PageToMeasure
  site: ServedSite
  /** 0 to 100 by category; a category that could not be judged is missing. */
  scores: Readonly<Record<string, number | undefined>>
  costs: readonly Cost[]
  /** Total Blocking Time (ms): Lighthouse's, and without the waits for a processor. */
  blocking: Readonly<{ clock: number | undefined; atWork: number | undefined }>
}>

/**
 * Judges every page of every build with Lighthouse's mobile preset.
 *
 * @param log takes a line for each page
 * @throws Error when there is no whole browser
 */
export async function judgePages(
  sites: readonly ServedSite[],
  pages: readonly PageToMeasure[],
  { runs, started, log }: Readonly<{ runs: number; started: Started; log: (line: string) => void }>,
): Promise<readonly Verdict[]> {
  const browser = await launchWholeBrowser(started)
  const verdicts: Verdict[] = []
  for (let run = 1; run <= runs; run++) {
    for (const page of pages) {
      for (const site of sites) {
        const verdict = { page, site, ...(await judgeTwice(browser, site.origin + page.path)) }
        verdicts.push(verdict)
        log(`${run}/${runs} ${page.locale} ${page.name}, ${site.name}: ${line(verdict)}`)
      }
    }
  }
  return verdicts
}

/** Lighthouse starts tabs as a headless shell cannot. */
async function launchWholeBrowser(started: Started): Promise<LaunchedChrome> {
  const chromePath = findWholeChromium()
  if (!chromePath) throw new Error('Lighthouse needs a whole Chromium, and there is none')
  const chromeFlags = [...chromiumLaunch(chromePath).args, '--headless=new']
  const browser = await launch({ chromePath, chromeFlags, handleSIGINT: false })
  started.add(() => browser.kill())
  return browser
}

type Judgement = Pick<Verdict, 'scores' | 'costs' | 'blocking'>

/** Lighthouse now and then loses a page on a busy machine; what fails again stays without scores. */
async function judgeTwice(browser: LaunchedChrome, url: string): Promise<Judgement> {
  try {
    return await judge(browser, url).catch(() => judge(browser, url))
  } catch (error) {
    const detail = (error as Error).message
    const costs = [{ category: 'all', audit: 'not judged', detail }]
    return { scores: {}, costs, blocking: { clock: undefined, atWork: undefined } }
  }
}

async function judge({ port }: LaunchedChrome, url: string): Promise<Judgement> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!outcome) throw new Error(`Lighthouse says nothing of ${url}`)
  const { lhr, artifacts } = outcome
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const categories = Object.values(lhr.categories)
  const scores = categories.map(({ title, score }) => [title, percent(score)] as const)
  return {
    scores: Object.fromEntries(scores),
    costs: categories.flatMap((category) => costsOf(lhr, category)),
    blocking: {
      clock: lhr.audits['total-blocking-time']?.numericValue,
      atWork: blockingTimeAtWork(
        artifacts.Trace.traceEvents,
        lhr.configSettings.throttling.cpuSlowdownMultiplier,
      ),
    },
  }
}

/** The audits that took something off a category's score; none where it is full. */
function costsOf({ audits }: Result, category: Result.Category): Cost[] {
  if (percent(category.score) === 100) return []
  return category.auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
    const { title, displayValue, explanation, details } = audit
    const detail = displayValue ?? explanation ?? firstFinding(details) ?? `score ${audit.score}`
    return [{ category: category.title, audit: title, detail }]
  })
}

/** The element or file an audit names first, and how many more there are. */
function firstFinding(details: Details): string | undefined {
  if (details?.type !== 'table') return undefined
  const [first, ...more] = details.items
  if (!first) return undefined
  const values: unknown[] = Object.values(first)
  const name = values.map(sourceOf).find(Boolean) ?? values.find(isText) ?? 'something'
  return `${name}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

type Details = Result['audits'][string]['details']

/** An element as it is written, without what is inlined in it. */
function sourceOf(value: unknown): string | undefined {
  const isElement = typeof value === 'object' && value !== null && 'snippet' in value
  return isElement ? `\`${String(value.snippet).replace(/"data:[^"]*"/g, '"data:…"')}\`` : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function percent(score: number | null): number | undefined {
  return score === null ? undefined : Math.round(score * 100)
}

function line({ scores, costs }: Verdict): string {
  const points = Object.entries(scores).map(([title, score]) => `${title} ${score ?? 'none'}`)
  return [...points, ...costs.map(({ audit, detail }) => `${audit}: ${detail}`)].join(', ')
}

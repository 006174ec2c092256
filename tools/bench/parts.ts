import type { Browser } from '@playwright/test'
import { conditionsInWords, launchBrowser } from './conditions.ts'
import { measureGrowth } from './growth.ts'
import { growthReport } from './growth-report.ts'
import { journeysToMeasure } from './journeys.ts'
import { judgePages } from './lighthouse.ts'
import { lighthouseReport } from './lighthouse-report.ts'
import { loadReport } from './load-report.ts'
import { measureLoads } from './loads.ts'
import { navigationReport } from './navigation-report.ts'
import { measureNavigation } from './navigations.ts'
import type { Options, Subject } from './options.ts'
import { pagesToMeasure } from './pages.ts'
import { type ServedSite, serverInWords, serveSites } from './sites.ts'
import type { Started } from './started.ts'

/** One part of the benchmark: what it was measured with, besides the machine, and its tables. */
export type Part = Readonly<{ conditions: readonly string[]; tables: string }>

/** A run of the benchmark: builds and browser are there once, from the first part that needs them. */
export type Run = Readonly<{
  options: Options
  started: Started
  sites: () => Promise<readonly ServedSite[]>
  browser: () => Promise<Browser>
}>

/** Prepares a run; what it starts ends with `started`. */
export function prepareRun(options: Options, started: Started): Run {
  let sites: Promise<readonly ServedSite[]> | undefined
  let browser: Promise<Browser> | undefined
  return {
    options,
    started,
    sites: () => (sites ??= serveSites(options.built, started)),
    browser: () => (browser ??= launchBrowser(started)),
  }
}

/** How each part is measured. */
export const parts: Record<Subject, (run: Run) => Promise<Part>> = {
  loads,
  navigation,
  lighthouse,
  growth,
}

async function loads({ options, ...run }: Run): Promise<Part> {
  const pages = pagesToMeasure(options)
  const sites = await run.sites()
  const browser = await run.browser()
  const { runs = 5 } = options
  const results = await measureLoads(browser, sites, pages, runs, console.log)
  return { conditions: slowPhone(browser, runs), tables: loadReport(results) }
}

async function navigation({ options, ...run }: Run): Promise<Part> {
  const journeys = journeysToMeasure(options)
  const sites = await run.sites()
  const browser = await run.browser()
  const { runs = 5 } = options
  const results = await measureNavigation(browser, sites, journeys, runs, console.log)
  return { conditions: slowPhone(browser, runs), tables: navigationReport(results) }
}

async function lighthouse({ options, started, ...run }: Run): Promise<Part> {
  const pages = pagesToMeasure(options)
  const sites = await run.sites()
  const { runs = 1 } = options
  const verdicts = await judgePages(sites, pages, { runs, started, log: console.log })
  const conditions = [`Lighthouse, mobile preset, served by ${serverInWords()}, ${runs} runs each`]
  return { conditions, tables: lighthouseReport(verdicts) }
}

async function growth({ options, started }: Run): Promise<Part> {
  const pages = pagesToMeasure(options)
  const results = await measureGrowth(options.times, started, console.log)
  const conditions = [
    'Projects, posts, posts with a page of their own and clients grow together; pictures do not, and',
    '  come from where earlier builds kept them',
  ]
  return { conditions: [conditions.join('\n')], tables: growthReport(results, pages) }
}

function slowPhone(browser: Browser, runs: number): string[] {
  return [
    `Chromium ${browser.version()}, served by ${serverInWords()}, ${runs} runs each`,
    `Conditions: ${conditionsInWords}`,
  ]
}

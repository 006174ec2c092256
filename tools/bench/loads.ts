import type { Browser } from '@playwright/test'
import { type LoadSample, loadPage, sumOf, type Variant, variants } from './load-page.ts'
import type { PageToMeasure } from './pages.ts'
import type { ServedSite } from './sites.ts'
import { kinds } from './wire.ts'

/** The loads of one page of one build, run by run. */
export type PageLoads = Readonly<{
  page: PageToMeasure
  site: ServedSite
}> &
  /** The variants of a run in the same place of each list. */
  Readonly<Record<Variant, LoadSample[]>>

/**
 * Loads every page of every build so many times. Builds and variants take turns within a run, so
 * that what disturbs the machine for a while disturbs them alike.
 *
 * @param log takes a line for each load
 */
export async function measureLoads(
  browser: Browser,
  sites: readonly ServedSite[],
  pages: readonly PageToMeasure[],
  runs: number,
  log: (line: string) => void,
): Promise<readonly PageLoads[]> {
  const loads: PageLoads[] = pages.flatMap((page) =>
    sites.map((site) => ({ page, site, whole: [], blocked: [], bare: [] })),
  )
  const first = loads[0]
  // The browser's own first steps belong to nobody.
  if (first) await loadPage(browser, first.site.origin + first.page.path, 'whole')
  for (let run = 1; run <= runs; run++) {
    for (const { page, site, ...samples } of loads) {
      for (const variant of variants) {
        const origin = variant === 'bare' ? site.bareOrigin : site.origin
        const sample = await loadPage(browser, origin + page.path, variant)
        samples[variant].push(sample)
        log(`${run}/${runs} ${page.locale} ${page.name}, ${site.name}, ${variant}: ${line(sample)}`)
      }
    }
  }
  return loads
}

function line(sample: LoadSample): string {
  const ms = (value: number | undefined) =>
    value === undefined ? 'never' : `${Math.round(value)} ms`
  const { traffic } = sample
  return [
    `FCP ${ms(sample.firstPaint)}`,
    `LCP ${ms(sample.largestPaint)}`,
    `hydrated ${ms(sample.hydrated)}`,
    `TBT ${ms(sample.blockingTime)}`,
    `CLS ${sample.layoutShift.toFixed(3)}`,
    `${traffic.requests} requests`,
    `${sumOf(traffic)} B (${kinds.map((kind) => `${kind} ${traffic.bytes[kind]}`).join(', ')})`,
    `${sample.bytesBeforePaint ?? 'no'} B before FCP`,
  ].join(', ')
}

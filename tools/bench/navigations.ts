import type { Browser } from '@playwright/test'
import type { Journey } from './journeys.ts'
import { type Arrival, goJourney, type Visit, ways } from './navigate.ts'
import type { ServedSite } from './sites.ts'

/** The visits of one journey in one build, run by run. */
export type JourneyVisits = Readonly<{ journey: Journey; site: ServedSite; visits: Visit[] }>

/**
 * Goes every journey in every build so many times; builds take turns within a run.
 *
 * @param log takes a line for each visit
 */
export async function measureNavigation(
  browser: Browser,
  sites: readonly ServedSite[],
  journeys: readonly Journey[],
  runs: number,
  log: (line: string) => void,
): Promise<readonly JourneyVisits[]> {
  const results: JourneyVisits[] = journeys.flatMap((journey) =>
    sites.map((site) => ({ journey, site, visits: [] })),
  )
  for (let run = 1; run <= runs; run++) {
    for (const { journey, site, visits } of results) {
      const visit = await goJourney(browser, site.origin, journey)
      visits.push(visit)
      log(`${run}/${runs} ${journey.locale} ${journey.name}, ${site.name}: ${line(visit)}`)
    }
  }
  return results
}

function line(visit: Visit): string {
  const words = ({ time, requests }: Arrival) =>
    `${time === undefined ? 'never' : `${Math.round(time)} ms`} (${requests} requests)`
  return ways.flatMap((way) => (visit[way] ? [`${way} ${words(visit[way])}`] : [])).join(', ')
}

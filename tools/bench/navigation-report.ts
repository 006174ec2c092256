import { hoverTime, tapTime } from './hand.ts'
import { type Way, ways } from './navigate.ts'
import type { JourneyVisits } from './navigations.ts'
import { median, pairedRatio, present, ratio } from './statistics.ts'
import { type Cell, decimals, milliseconds, table } from './table.ts'

/** The tables of the journeys: how long each way takes, and builds side by side. */
export function navigationReport(results: readonly JourneyVisits[]): string {
  return [
    '### Going to another page',
    'Medians in ms, from the click to the first frame with the new page (of `projects → page 2`, with',
    `the new list), on a page that has loaded all it wants. A tap holds ${tapTime} ms before the click, a`,
    `mouse rests ${hoverTime} ms. Without prefetch: the visitor saves data. Plain document: script files`,
    'blocked. Bare: the same, and all a click does is to change the heading and go to the top, which is',
    'what the browser and the machine take for themselves.',
    '',
    table(
      [...placeHead, ...ways, 'tap ÷ plain', 'paired'],
      results.map((result) => [
        ...place(result),
        ...ways.map((way) => timeCell(result, way)),
        ...ratios(result.visits.map(timeOf('tap')), result.visits.map(timeOf('plain document'))),
      ]),
    ),
    ...buildsSection(results),
  ].join('\n')
}

/** Each further build against the first; nothing where there is only one. */
function buildsSection(results: readonly JourneyVisits[]): string[] {
  const first = results[0]?.site
  const others = results.filter(({ site }) => site !== first)
  if (!first || others.length === 0) return []
  const rows = others.map((result) => {
    const base = results.find(({ site, journey }) => site === first && journey === result.journey)
    return [
      ...place(result),
      ...ways.flatMap((way) =>
        ratios(result.visits.map(timeOf(way)), base?.visits.map(timeOf(way)) ?? []),
      ),
    ]
  })
  return [
    '',
    `### Each build's journeys against ${first.name}`,
    'Ratios of medians, and medians of the ratios run by run.',
    '',
    table([...placeHead, ...ways.flatMap((way) => [way, 'paired'])], rows),
  ]
}

const placeHead = ['journey', 'language', 'build']

function place({ journey, site }: JourneyVisits): Cell[] {
  return [journey.name, journey.locale, site.name]
}

const timeOf = (way: Way) => (visit: JourneyVisits['visits'][number]) => visit[way]?.time

/** A way that was tried and never led anywhere is told from one that is not there to try. */
function timeCell({ visits }: JourneyVisits, way: Way): Cell {
  const isTried = visits.some((visit) => visit[way])
  const time = median(present(visits.map(timeOf(way))))
  return isTried && time === undefined ? 'never' : milliseconds(time)
}

function ratios(values: readonly (number | undefined)[], bases: typeof values): Cell[] {
  return [
    decimals(ratio(median(present(values)), median(present(bases)))),
    decimals(pairedRatio(values, bases)),
  ]
}

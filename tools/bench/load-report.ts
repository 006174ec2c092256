import { type LoadSample, sumOf, type Variant } from './load-page.ts'
import type { PageLoads } from './loads.ts'
import { median, pairedRatio, present, ratio } from './statistics.ts'
import { type Cell, decimals, kilobytes, milliseconds, table } from './table.ts'
import { kinds } from './wire.ts'

type Measure = (sample: LoadSample) => number | undefined

const firstPaint: Measure = (sample) => sample.firstPaint
const largestPaint: Measure = (sample) => sample.largestPaint
const hydrated: Measure = (sample) => sample.hydrated
const allBytes: Measure = (sample) => sumOf(sample.traffic)

/** The tables of the loads: what a page costs, what its scripts cost, and builds side by side. */
export function loadReport(loads: readonly PageLoads[]): string {
  return [
    '### Loading a page',
    'Medians. FCP, LCP, TBT and hydrated in ms; kB (1000 bytes) on the wire until hydrated, heads of',
    'answers included. TBT runs from FCP to 2 s after hydrated.',
    '',
    pagesTable(loads),
    '',
    '### The page against the same page with its script files blocked',
    'Ratios of medians, and medians of the ratios run by run; the last rows, of those of all pages: the',
    'pairs of one page are few, and what else the machine does moves them.',
    '',
    controlTable(loads, 'blocked'),
    '',
    '### The page against the same file without any script, font or preload',
    'Ratios as above.',
    '',
    controlTable(loads, 'bare'),
    ...buildsSection(loads),
  ].join('\n')
}

function pagesTable(loads: readonly PageLoads[]): string {
  const head = ['FCP', 'LCP', 'hydrated', 'TBT', 'CLS', 'requests', ...kinds, 'all', 'before FCP']
  const rows = loads.map(({ whole, ...rest }) => {
    const of = (measure: Measure) => median(present(whole.map(measure)))
    return [
      ...place(rest),
      milliseconds(of(firstPaint)),
      milliseconds(of(largestPaint)),
      orNever(of(hydrated)),
      milliseconds(of((sample) => sample.blockingTime)),
      decimals(
        of((sample) => sample.layoutShift),
        3,
      ),
      of((sample) => sample.traffic.requests),
      ...kinds.map((kind) => kilobytes(of((sample) => sample.traffic.bytes[kind]))),
      kilobytes(of(allBytes)),
      kilobytes(of((sample) => sample.bytesBeforePaint)),
    ]
  })
  return table([...placeHead, ...head], rows)
}

type Control = Exclude<Variant, 'whole'>

function controlTable(loads: readonly PageLoads[], control: Control): string {
  const head = [`FCP ${control}`, `LCP ${control}`, 'FCP ratio', 'paired', 'LCP ratio', 'paired']
  const rows = loads.map((load) => {
    const { whole } = load
    const bases = load[control]
    const base = (measure: Measure) => median(present(bases.map(measure)))
    return [
      ...place(load),
      milliseconds(base(firstPaint)),
      milliseconds(base(largestPaint)),
      ...ratios(whole, bases, firstPaint),
      ...ratios(whole, bases, largestPaint),
    ]
  })
  return table([...placeHead, ...head], [...rows, ...allPages(loads, control)])
}

/** A row for each build, of the pairs of all its pages together. */
function allPages(loads: readonly PageLoads[], control: Control): Cell[][] {
  const sites = [...new Set(loads.map(({ site }) => site))]
  return sites.map((site) => {
    const own = loads.filter((load) => load.site === site)
    const paired = (measure: Measure) =>
      decimals(
        pairedRatio(
          own.flatMap(({ whole }) => whole.map(measure)),
          own.flatMap((load) => load[control].map(measure)),
        ),
      )
    const none = undefined
    return [
      'all',
      none,
      site.name,
      none,
      none,
      none,
      paired(firstPaint),
      none,
      paired(largestPaint),
    ]
  })
}

/** Each further build against the first; nothing where there is only one. */
function buildsSection(loads: readonly PageLoads[]): string[] {
  const bases = loads.filter(({ site }) => site === loads[0]?.site)
  const others = loads.filter(({ site }) => site !== loads[0]?.site)
  if (others.length === 0) return []
  const measures = { FCP: firstPaint, LCP: largestPaint, hydrated, bytes: allBytes }
  const rows = others.map(({ whole, ...rest }) => {
    const base = bases.find(({ page }) => page === rest.page)?.whole ?? []
    return [
      ...place(rest),
      ...Object.values(measures).flatMap((measure) => ratios(whole, base, measure)),
    ]
  })
  const head = Object.keys(measures).flatMap((name) => [name, 'paired'])
  return [
    '',
    `### Each build against ${loads[0]?.site.name}`,
    'Ratios as above.',
    '',
    table([...placeHead, ...head], rows),
  ]
}

const placeHead = ['page', 'language', 'build']

function place({ page, site }: Pick<PageLoads, 'page' | 'site'>): Cell[] {
  return [page.name, page.locale, site.name]
}

function ratios(samples: LoadSample[], bases: LoadSample[], measure: Measure): Cell[] {
  const values = samples.map(measure)
  const baseValues = bases.map(measure)
  return [
    decimals(ratio(median(present(values)), median(present(baseValues)))),
    decimals(pairedRatio(values, baseValues)),
  ]
}

function orNever(value: number | undefined): Cell {
  return milliseconds(value) ?? 'never'
}

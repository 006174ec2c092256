import { describe, expect, it } from 'vitest'
import type { LoadSample } from './load-page.ts'
import { loadReport } from './load-report.ts'
import type { PageLoads } from './loads.ts'

const home = { name: 'home', locale: 'en', path: '/home' } as const
const before = { name: 'before', origin: 'http://localhost:1', bareOrigin: 'http://localhost:2' }
const after = { name: 'after', origin: 'http://localhost:3', bareOrigin: 'http://localhost:4' }

const sample = (firstPaint: number, hydrated?: number): LoadSample => ({
  firstPaint,
  largestPaint: firstPaint,
  hydrated,
  blockingTime: 0,
  layoutShift: 0,
  bytesBeforePaint: 1000,
  traffic: {
    requests: 3,
    bytes: { HTML: 1000, CSS: 2000, JS: 3000, fonts: 0, pictures: 0, other: 0 },
  },
})

const loads = (site: PageLoads['site'], whole: LoadSample[]): PageLoads => ({
  page: home,
  site,
  whole,
  blocked: whole.map(() => sample(1000)),
  bare: whole.map(() => sample(500)),
})

const rowOf = (report: string, heading: string, page = 'home') =>
  report
    .split(heading)[1]
    ?.split('\n')
    .find((line) => line.startsWith(`| ${page}`))
    ?.split('|')
    .map((cell) => cell.trim())

describe('the report of the loads', () => {
  it('gives medians of times and of bytes', () => {
    const report = loadReport([loads(before, [sample(900), sample(1500), sample(1100)])])
    expect(rowOf(report, '### Loading a page')).toContain('1100')
    expect(rowOf(report, '### Loading a page')).toContain('6.0')
  })

  it('says so where a page never hydrates', () => {
    expect(rowOf(loadReport([loads(before, [sample(900)])]), '### Loading')).toContain('never')
    expect(rowOf(loadReport([loads(before, [sample(900, 2000)])]), '### Loading')).toContain('2000')
  })

  it('compares a page with itself without its scripts', () => {
    const report = loadReport([loads(before, [sample(1250)])])
    expect(rowOf(report, '### The page against')).toContain('1.25')
  })

  it('compares a page with the same file without scripts, fonts and preloads', () => {
    const report = loadReport([loads(before, [sample(1250)])])
    expect(rowOf(report, '### The page against the same file')).toContain('2.50')
  })

  it('compares all pages of a build with themselves, in the pairs of all', () => {
    const report = loadReport([
      loads(before, [sample(1100), sample(1300)]),
      loads(before, [sample(900)]),
      loads(after, [sample(2000)]),
    ])
    const all = rowOf(report, '### The page against', 'all')
    expect(all?.slice(3)).toEqual(['before', '–', '–', '–', '1.10', '–', '1.10', ''])
  })

  it('compares each further build with the first, in their pairs', () => {
    const report = loadReport([
      loads(before, [sample(1000), sample(2000)]),
      loads(after, [sample(500), sample(1600)]),
    ])
    expect(rowOf(report, '### Each build against before')?.slice(3, 6)).toEqual([
      'after',
      '0.70',
      '0.65',
    ])
  })

  it('compares no builds where there is one', () => {
    expect(loadReport([loads(before, [sample(900)])])).not.toContain('### Each build')
  })
})

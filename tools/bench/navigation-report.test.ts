import { expect, it } from 'vitest'
import type { Visit } from './navigate.ts'
import { navigationReport } from './navigation-report.ts'
import type { JourneyVisits } from './navigations.ts'

const journey = {
  name: 'home → faqs',
  locale: 'en',
  from: '/home',
  to: '/faqs',
  selector: 'h1',
  worksPlain: true,
} as const
const before = { name: 'before', origin: 'http://localhost:1', bareOrigin: 'http://localhost:3' }
const after = { name: 'after', origin: 'http://localhost:2', bareOrigin: 'http://localhost:4' }

const visit = (tap: number | undefined, plain: number): Visit => ({
  tap: { time: tap, requests: 0 },
  'plain document': { time: plain, requests: 1 },
})

const visits = (site: JourneyVisits['site'], list: Visit[]): JourneyVisits => ({
  journey,
  site,
  visits: list,
})

const cellsOf = (report: string, row: number) =>
  report
    .split('\n')
    .filter((line) => line.startsWith('| home'))
    [row]?.split('|')
    .map((cell) => cell.trim())

it('a tap is compared with a plain document, in medians and in pairs', () => {
  const report = navigationReport([visits(before, [visit(100, 200), visit(240, 400)])])
  expect(cellsOf(report, 0)?.slice(4, 9)).toEqual(['170', '–', '–', '–', '300'])
  expect(cellsOf(report, 0)?.slice(12, 14)).toEqual(['0.57', '0.55'])
})

it('a page that never came is told from a way that was not tried', () => {
  const report = navigationReport([visits(before, [visit(undefined, 400)])])
  expect(cellsOf(report, 0)?.slice(4, 6)).toEqual(['never', '–'])
})

it('each further build is compared with the first', () => {
  const report = navigationReport([
    visits(before, [visit(400, 400)]),
    visits(after, [visit(100, 400)]),
  ])
  expect(report).toContain("### Each build's journeys against before")
  expect(cellsOf(report, 2)?.slice(3, 6)).toEqual(['after', '0.25', '0.25'])
})

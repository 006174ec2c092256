import { describe, expect, it } from 'vitest'
import type { Grown } from './growth.ts'
import { growthReport } from './growth-report.ts'

const home = { name: 'home', locale: 'en', path: '/home' } as const

const grown = (times: number, sizes: Record<string, number>): Grown => ({
  times,
  seconds: 30 * times,
  processorSeconds: 10,
  memory: 9e8,
  fileCount: 900,
  sizes: new Map(Object.entries(sizes)),
})

const once = { 'home/index.html': 10_000, 'home.data': 1000, 'search.json': 500, 'a.css': 50 }
const often = { 'home/index.html': 10_090, 'home.data': 1020, 'search.json': 5000, 'a.css': 50 }
const report = growthReport([grown(1, once), grown(10, often)], [home])

const rowOf = (name: string) => report.split('\n').find((line) => line.includes(`| ${name} `))

describe('the report of the growth', () => {
  it('marks what grows by more than a hundredth, and only that', () => {
    expect(rowOf('home/index.html')).not.toContain('grows')
    expect(rowOf('home.data')).toContain('grows')
  })

  it('tells what fills up from what goes on growing', () => {
    const step = (times: number, bytes: number) =>
      grown(times, { 'feed.xml': bytes, 'list.json': 100 * times, 'sitemap.xml': 300 * times })
    const longer = growthReport([step(1, 1000), step(10, 2000), step(100, 2010)], [home])
    const endOf = (name: string) => longer.split('\n').find((line) => line.includes(`| ${name} `))
    expect(endOf('feed.xml')).toMatch(/ fills up +\|$/)
    expect(endOf('list.json')).toMatch(/ grows +\|$/)
    expect(endOf('sitemap.xml')).toMatch(/ grows, as it has to +\|$/)
  })

  it('names the largest data file that was not there', () => {
    const more = { ...often, 'data/2.json': 700, 'data/3.json': 900 }
    expect(growthReport([grown(1, once), grown(10, more)], [home])).toMatch(
      /come with more content: 2, the largest data\/3\.json, 900\./,
    )
    expect(report).not.toContain('come with more content')
  })

  it('names other files only where they grow', () => {
    expect(rowOf('search.json')).toContain('10.00')
    expect(rowOf('a.css')).toBeUndefined()
  })

  it('says what each build took', () => {
    expect(rowOf('time, s')).toMatch(/ 30\.0 \| +300\.0 /)
  })
})

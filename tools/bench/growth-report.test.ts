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

  it('names other files only where they grow', () => {
    expect(rowOf('search.json')).toContain('10.00')
    expect(rowOf('a.css')).toBeUndefined()
  })

  it('says what each build took', () => {
    expect(rowOf('time, s')).toMatch(/ 30\.0 \| +300\.0 /)
  })
})

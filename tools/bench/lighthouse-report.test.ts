import { describe, expect, it } from 'vitest'
import type { Verdict } from './lighthouse.ts'
import { lighthouseReport } from './lighthouse-report.ts'

const site = { name: 'before', origin: 'http://localhost:1', bareOrigin: 'http://localhost:3' }
const home = { name: 'home', locale: 'en', path: '/home' } as const
const cost = { category: 'SEO', audit: 'Title', detail: 'none' }

const verdict = (seo: number, costs: Verdict['costs'] = []): Verdict => ({
  page: home,
  site,
  scores: { SEO: seo },
  costs,
  blocking: { clock: seo + 0.4, atWork: 7 },
})

describe('the report of the scores', () => {
  it('gives the median of several runs of a page', () => {
    const report = lighthouseReport([verdict(90), verdict(100), verdict(98)])
    expect(report).toMatch(/\| home \| en +\| before \| +98 \|/)
  })

  it('names what took something off, once', () => {
    const report = lighthouseReport([verdict(90, [cost]), verdict(91, [cost])])
    expect(report.match(/Title/g)).toHaveLength(1)
  })

  it('says that nothing did', () => {
    const report = lighthouseReport([verdict(100)])
    expect(report).toContain('### What took something off\nNothing.\n')
  })

  it('gives blocking time by the clock and at work', () => {
    const report = lighthouseReport([verdict(90), verdict(100), verdict(98)])
    expect(report).toMatch(/\| home \| en +\| before \| +98 \| +7 \|$/)
  })
})

import { describe, expect, it } from 'vitest'
import { pagerEntries } from './pager-entries.ts'

describe('pagerEntries', () => {
  it('lists up to seven pages in full', () => {
    expect(pagerEntries(3, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pagerEntries(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('keeps the ends and the neighbours of a long list', () => {
    expect(pagerEntries(1, 40)).toEqual([1, 2, 3, 4, 5, 'gap', 40])
    expect(pagerEntries(4, 40)).toEqual([1, 2, 3, 4, 5, 'gap', 40])
    expect(pagerEntries(20, 40)).toEqual([1, 'gap', 19, 20, 21, 'gap', 40])
    expect(pagerEntries(37, 40)).toEqual([1, 'gap', 36, 37, 38, 39, 40])
  })

  it('always holds the current page and at most seven entries', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const entries = pagerEntries(page, count)
        expect(entries).toContain(page)
        expect(entries.length).toBe(Math.min(count, 7))
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import { badQueries } from '#app/i18n/bad-addresses.fixture.ts'
import { countPages, pageFromSearch, pagerEntries, slicePage } from './pagination.ts'

describe('pageFromSearch', () => {
  it.each([
    ['page=1', 1],
    ['page=3', 3],
    ['page=9999', 9999],
    ['a=b&page=12', 12],
    ['page=2&page=3', 2],
  ])('reads %s as page %i', (search, page) => {
    expect(pageFromSearch(search)).toBe(page)
  })

  const others = '|page|page=|page=0|page=01|page=-1|page=+2|page=1.5|page=1e3|page=10000|page=%202'
  const more = '|page=2%0A|page=٢|page=Infinity|page=x&page=3|Page=3|page[]=3'
  it.each((others + more).split('|'))('reads %s as page 1', (search) => {
    expect(pageFromSearch(search)).toBe(1)
  })

  it.each(badQueries)('reads %s as page %i', (query, page) => {
    expect(pageFromSearch(query)).toBe(page)
    expect(pageFromSearch(new URL(query, 'https://site.example').searchParams)).toBe(page)
  })
})

describe('a page of a collection', () => {
  const collection = Array.from({ length: 38 }, (_, index) => index + 1)

  it('holds as many entries as fit and knows where it stands', () => {
    const entries = [9, 10, 11, 12, 13, 14, 15, 16]
    const place = { page: 2, pageCount: 5, total: 38, from: 9, to: 16 }
    expect(slicePage(collection, 2, 8)).toEqual({ entries, ...place })
  })

  it('is short at the end, and the first past it', () => {
    expect(slicePage(collection, 5, 8)).toMatchObject({ page: 5, from: 33, to: 38 })
    expect(slicePage(collection, 6, 8)).toMatchObject({ page: 1, from: 1, to: 8 })
  })

  it('exists once for an empty collection', () => {
    const place = { page: 1, pageCount: 1, total: 0, from: 0, to: 0 }
    expect(slicePage([], 1, 8)).toEqual({ entries: [], ...place })
    expect(countPages(16, 8)).toBe(2)
  })
})

describe('pagerEntries', () => {
  it.each([
    [3, 5, '1 2 3 4 5'],
    [7, 7, '1 2 3 4 5 6 7'],
    [1, 40, '1 2 3 4 5 gap 40'],
    [4, 40, '1 2 3 4 5 gap 40'],
    [20, 40, '1 gap 19 20 21 gap 40'],
    [37, 40, '1 gap 36 37 38 39 40'],
  ])('on page %i of %i are %s', (page, count, entries) => {
    expect(pagerEntries(page, count).join(' ')).toBe(entries)
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

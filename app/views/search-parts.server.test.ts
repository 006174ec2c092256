import { describe, expect, it } from 'vitest'
import { countSearchParts, searchRange } from './search-parts.server.ts'

const lists = ['projects', 'posts'] as const

describe('the parts of the search', () => {
  it.each([
    [{ projects: 38, posts: 9 }, 1],
    [{ projects: 0, posts: 0 }, 1],
    [{ projects: 41, posts: 9 }, 2],
    [{ projects: 38, posts: 37 }, 3],
    [{ projects: 3800, posts: 900 }, 39],
  ])('of %o are %i, and have every entry once', (lengths, count) => {
    expect(countSearchParts(lengths)).toBe(count)
    for (const list of lists) {
      const all = Array.from({ length: lengths[list] }, (_, place) => place)
      const parts = Array.from({ length: count }, (_, place) => searchRange(list, place + 1))
      expect(parts.flatMap(([from, to]) => all.slice(from, to))).toEqual(all)
    }
  })
})

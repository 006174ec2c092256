import { describe, expect, it } from 'vitest'
import { beadCount, beadScale } from './bead-scale.ts'

describe('a bead', () => {
  it.each([
    [0, 1],
    [6, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 5],
    [60, 10],
    [81, 20],
    [600, 100],
  ])('stands, where the highest column shows %i, for %i', (highest, scale) => {
    expect(beadScale(highest)).toBe(scale)
  })

  it('never stands so high that a column has more than eight', () => {
    for (let count = 1; count <= 5000; count += 1) {
      expect(beadCount(count, beadScale(count))).toBeLessThanOrEqual(8)
    }
  })

  it('is there for whatever is not nothing', () => {
    expect(beadCount(0, 50)).toBe(0)
    expect(beadCount(1, 50)).toBe(1)
    expect(beadCount(76, 50)).toBe(2)
    expect(beadCount(3, 1)).toBe(3)
  })
})

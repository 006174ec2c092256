import { expect, it } from 'vitest'
import { bestScale } from './fallback-scale.ts'

/** Texts of words that are all as wide as given, in em. */
const textsOf = (width: number, ...counts: readonly number[]) => ({
  texts: counts.map((count) => Array<number>(count).fill(width)),
  space: width / 4,
})

it('a font of other widths is scaled by their ratio, and no text takes other lines', () => {
  const { scale, changes } = bestScale(textsOf(2, 3, 8), textsOf(1.6, 3, 8), [8.9, 12.3])
  expect(scale).toBeCloseTo(1.25)
  expect(changes).toBe(0)
})

it('the scale departs from that ratio where that keeps a text on as many lines', () => {
  // Ours fill a line of 10 em with four words of 2.125; the other font's words differ among themselves.
  const ours = { texts: [[2.125, 2.125, 2.125, 2.125]], space: 0.5 }
  const theirs = { texts: [[2.3, 2.3, 2.3, 1.6]], space: 0.55 }
  const { scale, changes } = bestScale(ours, theirs, [10])
  expect(changes).toBe(0)
  expect(scale).toBeLessThan(1)
  expect(scale).toBeGreaterThan(0.92)
})

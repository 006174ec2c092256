import { describe, expect, it } from 'vitest'
import { type Lines, letters } from '#app/brand/identity.ts'
import { company } from '#content/company.ts'
import {
  distanceToLine,
  distanceToWord,
  dotPath,
  fitted,
  framedLetter,
  linesOf,
  nuqtaPath,
  type Point,
  pointsOnWord,
  wordPath,
} from './geometry.ts'

const place = { unit: 10, x: 0, y: 0 }

it.runIf(company.isSample)('measures how far a point is from the name and its dot', () => {
  expect(dotPath(place)).toBe(nuqtaPath(105, 5, 4.4))
  const points = [
    [105, 5],
    [105, 15],
    [145, 25],
  ] as const
  expect(points.map((point) => distanceToWord(point, place))).toEqual([0, 10, 0])
})

it.runIf(company.isSample)(
  'a letter is in the middle of its frame, a nuqta where there is none',
  () => {
    const frame = { width: 100, height: 100, unit: 10 }
    const [, nun, , alif] = letters
    expect(framedLetter(alif, frame)).toEqual({ line: 'M50 30V70', dot: '' })
    expect(framedLetter(nun, frame).dot).toBe(nuqtaPath(50, 30, 5))
    expect(framedLetter(undefined, frame).line).toBe(nuqtaPath(50, 50, 26))
  },
)

describe('another brand', () => {
  /** A triangle: a mark may have slanted lines. */
  const lines: Lines = { d: 'M2 26L16 2L30 26Z', width: 32, height: 28, stroke: 2 }

  it('is as large as its place allows, in the middle', () => {
    const box = { x: 10, y: 20, width: 64, height: 84 }
    expect(fitted(box, lines)).toEqual({ unit: 4, x: 10, y: 34 })
    expect(wordPath(fitted(box, lines), lines)).toBe('M14 86L42 38L70 86Z')
  })

  it('carries beads at even distances on its lines', () => {
    const beads = pointsOnWord(30, { unit: 2, x: 0, y: 0 }, lines)
    const corners = linesOf(lines.d)[0] ?? []
    const off = (bead: Point) =>
      Math.min(...corners.map((to, i) => distanceToLine(bead, corners[i - 1] ?? to, to)))
    for (const bead of beads) expect(off(bead)).toBeCloseTo(0)
    const steps = beads
      .slice(1, 9)
      .map(([x, y], i) => Math.hypot(x - (beads[i]?.[0] ?? 0), y - (beads[i]?.[1] ?? 0)))
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0)
  })
})

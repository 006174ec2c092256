import { describe, expect, it } from 'vitest'
import { type Lines, letters, writing } from '#app/brand/identity.ts'
import { company } from '#content/company.ts'
import {
  distanceToLine,
  distanceToWord,
  dotPath,
  fitted,
  framedLetter,
  linePath,
  linesOf,
  nuqtaPath,
  type Point,
  pointsOnWord,
  wordPath,
} from './geometry.ts'

const place = { unit: 10, x: 0, y: 0 }

function bounds(d: string) {
  const points = linesOf(d).flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Whether every point of the grid with writing on it is one of a line of the path. */
const writes = (d: string, point: Point) =>
  linesOf(d).some((line) =>
    line.some((to, index) => distanceToLine(point, line[index - 1] ?? to, to) === 0),
  )

describe.runIf(company.isSample)('the name', () => {
  it('fills its grid of 15 by 7 squares', () => {
    expect(bounds(wordPath(place))).toEqual([5, 5, 145, 65])
    expect(writing).toMatchObject({ width: 15 * 4, height: 7 * 4, stroke: 4 })
  })

  it('is read from the right, م, ن and و joined on one base line, ا and ل apart', () => {
    const d = wordPath(place)
    // The ring of the م; the foot of the ل is at the left.
    expect([writes(d, [145, 25]), writes(d, [5, 25])]).toEqual([true, false])
    for (let x = 65; x <= 145; x += 10) expect(writes(d, [x, 45])).toBe(true)
    expect([writes(d, [55, 45]), writes(d, [35, 45])]).toEqual([false, false])
  })

  it('has its dot over the ن, clear of every stroke', () => {
    expect(dotPath(place)).toBe(nuqtaPath(105, 5, 4.4))
    expect(writes(wordPath(place), [105, 25])).toBe(true)
    expect(distanceToWord([105, 5], place)).toBe(0)
    expect(distanceToWord([105, 15], place)).toBe(10)
  })
})

describe.runIf(company.isSample)('a letter alone', () => {
  it.each(letters)('$name fills a grid of its own, of one piece', ({ d, width, height }) => {
    expect(bounds(d)).toEqual([2, 2, width - 2, height - 2])
    const [first = [], ...others] = linesOf(d)
    const touches = others.every((line) => line.some((point) => writes(linePath(first), point)))
    const isTouched = others.some((line) => first.some((point) => writes(linePath(line), point)))
    expect(others.length === 0 || touches || isTouched).toBe(true)
  })

  it('is in the middle of its frame, a nuqta where there is none', () => {
    const frame = { width: 100, height: 100, unit: 10 }
    const [, nun, , alif] = letters
    expect(framedLetter(alif, frame)).toEqual({ line: 'M50 30V70', dot: '' })
    expect(framedLetter(nun, frame).dot).toBe(nuqtaPath(50, 30, 5))
    expect(framedLetter(undefined, frame).line).toBe(nuqtaPath(50, 50, 26))
  })
})

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

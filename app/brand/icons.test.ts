import { describe, expect, it } from 'vitest'
import { clients } from '#content/clients.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import { services } from '#content/services.ts'
import { solutions } from '#content/solutions.ts'
import { icons, isLineIcon, nuqtaRadius } from './icons.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [from: Point, to: Point]

/** The straight segments of a path of absolute M, L, H, V and Z; throws at anything else. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = []
  let start: Point = [0, 0]
  let at: Point = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [first = Number.NaN, second = Number.NaN] = rest.trim().split(/\s+/).map(Number)
    const next: Record<string, Point> = {
      M: [first, second],
      L: [first, second],
      H: [first, at[1]],
      V: [at[0], first],
      Z: start,
    }
    const to = next[command]
    if (!to || to.some(Number.isNaN)) throw new Error(`${command}${rest} in ${path}`)
    if (command === 'M') start = to
    else segments.push([at, to])
    at = to
  }
  return segments
}

const extent = ([[x1, y1], [x2, y2]]: Segment): Point => [Math.abs(x2 - x1), Math.abs(y2 - y1)]

function isInHand(segment: Segment): boolean {
  const [dx, dy] = extent(segment)
  return dx + dy > 0 && (dx === 0 || dy === 0 || dx === dy)
}

/** One line for a drawing, whatever the order and the direction of its strokes. */
function shapeOf(path: string): string {
  const ends = segmentsOf(path).map((ends) => ends.map(String).sort().join(' to '))
  return ends.sort().join(', ')
}

/** Ground between the nuqta's edge and a stroke of 2, measured along an axis. */
function clearance([cx, cy]: Point, segment: Segment): number {
  const [[x1, y1], [x2, y2]] = segment
  const [dx, dy] = extent(segment)
  if (dx === 0 || dy === 0) {
    // The stroke with its square caps is a rectangle.
    const outsideX = Math.max(Math.min(x1, x2) - 1 - cx, cx - Math.max(x1, x2) - 1, 0)
    const outsideY = Math.max(Math.min(y1, y2) - 1 - cy, cy - Math.max(y1, y2) - 1, 0)
    return outsideX + outsideY - nuqtaRadius
  }
  const distances = Array.from({ length: dx * 2 + 1 }, (_, step) => {
    const t = step / (dx * 2)
    return Math.abs(x1 + t * (x2 - x1) - cx) + Math.abs(y1 + t * (y2 - y1) - cy)
  })
  return Math.min(...distances) - Math.SQRT2 - nuqtaRadius
}

describe.each(Object.entries(icons))('the icon %s', (_, { strokes, nuqta }) => {
  const segments = segmentsOf(strokes)

  it('is drawn in horizontals, verticals and 45° only', () => {
    expect(segments.filter((segment) => !isInHand(segment))).toEqual([])
  })

  it('keeps a unit of ground to the edge of its grid', () => {
    const ink = [
      ...segments.flat(2).flatMap((value) => [value - 1, value + 1]),
      ...nuqta.flatMap((value) => [value - nuqtaRadius, value + nuqtaRadius]),
    ]
    expect(Math.min(...ink)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...ink)).toBeLessThanOrEqual(31)
  })

  it('has a nuqta that stands free of every stroke', () => {
    const gaps = segments.map((segment) => clearance(nuqta, segment))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
  })
})

describe('the line icons', () => {
  it('are all different', () => {
    const shapes = Object.values(icons).map(({ strokes }) => shapeOf(strokes))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('are those that content names: none is missing, none is left over', () => {
    const entries = [...services, ...solutions.cards, ...solutions.sectorList]
    const names = entries.map(({ icon }) => icon)
    expect(names.toSorted()).toEqual(Object.keys(icons).toSorted())
  })

  it('are known by their own names only', () => {
    expect(isLineIcon('compass')).toBe(true)
    expect(isLineIcon('toString')).toBe(false)
  })
})

describe('the marks of clients and partners', () => {
  const marks = [...clients, ...carouselLogos, ...partners]

  it.each(marks)('$key is drawn in horizontals, verticals and 45° only', ({ logo }) => {
    expect(segmentsOf(logo).filter((segment) => !isInHand(segment))).toEqual([])
  })

  it.each(marks)('$key keeps two units of ground to the edge of its grid', ({ logo }) => {
    const values = segmentsOf(logo).flat(2)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...values)).toBeLessThanOrEqual(30)
  })

  it('are all different, from each other and from the icons', () => {
    const paths = [...marks.map(({ logo }) => logo), ...Object.values(icons).map((i) => i.strokes)]
    expect(new Set(paths.map(shapeOf)).size).toBe(paths.length)
  })
})

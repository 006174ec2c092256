import { expect, it } from 'vitest'
import { clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { carouselLogos, partners } from '#content/partners.ts'
import type { Logo } from '#content/types.ts'
import { linesOf, type Point } from './geometry.ts'
import { icons, nuqtaRadius } from './icons.ts'

type Segment = readonly [from: Point, to: Point]

/** The straight segments of a path of absolute M, L, H, V and Z. */
function segmentsOf(path: string): Segment[] {
  if (!/^[MLHVZ\d. ]+$/.test(path)) throw new Error(`${path} has other commands`)
  return linesOf(path).flatMap((points) =>
    points.slice(1).map((to, index): Segment => [points[index] ?? to, to]),
  )
}

const extent = ([[x1, y1], [x2, y2]]: Segment): Point => [Math.abs(x2 - x1), Math.abs(y2 - y1)]

function isStraight(segment: Segment): boolean {
  const [dx, dy] = extent(segment)
  return dx + dy > 0 && (dx === 0 || dy === 0 || dx === dy)
}

/** One line for a drawing, whatever the order and the direction of its strokes. */
function shapeOf(path: string): string {
  const ends = segmentsOf(path).map((ends) => ends.map(String).sort().join(' to '))
  return ends.sort().join(', ')
}

/** Inked units from a point along an axis; diagonals aside. */
function armsAt([x, y]: Point, segments: readonly Segment[]): number[] {
  const isInked = (px: number, py: number) =>
    segments.some(([[x1, y1], [x2, y2]]) =>
      x1 === x2
        ? px === x1 && py >= Math.min(y1, y2) && py <= Math.max(y1, y2)
        : y1 === y2 && py === y1 && px >= Math.min(x1, x2) && px <= Math.max(x1, x2),
    )
  const directions: readonly Point[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
  return directions.map(([dx, dy]) => {
    let length = 0
    while (isInked(x + dx * (length + 1), y + dy * (length + 1))) length += 1
    return length
  })
}

/** A bar through an upright in the middle, a plus, or four arms between empty corners. */
function readsAsCross(path: string): boolean {
  const segments = segmentsOf(path)
  const uprights = segments.filter(([from, to]) => from[0] === to[0]).map(([from]) => from[0])
  const bars = segments.filter(([from, to]) => from[1] === to[1]).map(([from]) => from[1])
  const isCrossed = uprights.some((x) =>
    bars.some((y) => {
      const arms = armsAt([x, y], segments)
      return Math.min(...arms) >= 2 && (x === 16 || Math.max(...arms) <= 8)
    }),
  )
  const points = segments.flatMap(([[x1, y1], [x2, y2]]) =>
    Array.from({ length: 33 }, (_, step) => [
      x1 + ((x2 - x1) * step) / 32,
      y1 + ((y2 - y1) * step) / 32,
    ]),
  )
  const isOut = (value = 16) => value <= 9 || value >= 23
  const hasCorner = points.some(([x, y]) => isOut(x) && isOut(y))
  const isIn = (value = 0) => value >= 11 && value <= 21
  const arms = [
    points.some(([x, y = 16]) => y <= 4 && isIn(x)),
    points.some(([x, y = 16]) => y >= 28 && isIn(x)),
    points.some(([x = 16, y]) => x <= 4 && isIn(y)),
    points.some(([x = 16, y]) => x >= 28 && isIn(y)),
  ]
  return isCrossed || (!hasCorner && arms.every(Boolean))
}

const iconPaths = Object.entries(icons).map(([name, { strokes }]) => [`icon ${name}`, strokes])

/** In the hand of the brand; an owner's clients, who come after the sample's, have their own. */
const owners: readonly Readonly<{ key: string; logo: Logo }>[] = company.isSample
  ? [...clients.slice(0, 34), ...carouselLogos, ...partners]
  : []
const markPaths = owners.flatMap(({ key, logo }) =>
  typeof logo === 'string' ? [[`mark ${key}`, logo]] : [],
)

const paths = [...iconPaths, ...markPaths]

it('icons and marks are drawn in horizontals, verticals and 45° only', () => {
  const isInHand = (path = '') => segmentsOf(path).every(isStraight)
  expect(paths.filter(([, path]) => !isInHand(path))).toEqual([])
})

it('no icon or mark reads as a cross', () => {
  expect(paths.filter(([, path = '']) => readsAsCross(path))).toEqual([])
})

it('icons and marks keep two units of ground to the edge of their grid, nuqtas one', () => {
  const isInside = (path = '') =>
    segmentsOf(path)
      .flat(2)
      .every((value) => value >= 2 && value <= 30)
  expect(paths.filter(([, path]) => !isInside(path))).toEqual([])
  const centres = Object.values(icons).flatMap(({ nuqta }) => nuqta)
  expect(Math.min(...centres) - nuqtaRadius).toBeGreaterThanOrEqual(1)
  expect(Math.max(...centres) + nuqtaRadius).toBeLessThanOrEqual(31)
})

it('icons and marks are all different', () => {
  expect(new Set(paths.map(([, path = '']) => shapeOf(path))).size).toBe(paths.length)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Drawing } from '../drawing.tsx'
import type { Point } from '../geometry.ts'

const anySeed = Array.from({ length: 100 }, (_, seed) => seed)

/** What pages show: pictures whole, and the last tile of the services. */
const shown = [
  ['crop', 1280, 800, anySeed],
  ['steps', 1280, 800, anySeed],
  ['crop', 214, 160, [16]],
] as const

type Box = Readonly<{ ribbon: number; from: Point; to: Point }>

/** The points of path data with capital M, H, V and Z, line by line. */
function lines(d: string): Point[][] {
  return d.split(/(?=M)/).map((line) => {
    const points: [number, number][] = []
    for (const [, command, rest = ''] of line.matchAll(/([MHVZ])([^MHVZ]*)/g)) {
      const [x = 0, y = 0] = points.at(-1) ?? []
      const values = rest.trim().split(' ').map(Number)
      if (command === 'M') points.push([values[0] ?? 0, values[1] ?? 0])
      if (command === 'H') points.push([values[0] ?? 0, y])
      if (command === 'V') points.push([x, values[0] ?? 0])
      if (command === 'Z' && points[0]) points.push(points[0])
    }
    return points
  })
}

/** The ribbons of a drawing, as boxes one unit wide, and that unit. */
function strokes(drawing: 'city' | 'crop' | 'steps', seed: number, [width, height]: Point) {
  const svg = renderToStaticMarkup(
    createElement(Drawing, { drawing, colourway: 'deep', width, height, seed }),
  )
  // The first stroke of a ribbon is its ground.
  const [, d = '', strokeWidth] =
    svg.match(/stroke-linecap="\w+"><path d="([^"]+)"[^>]*stroke-width="([\d.]+)"/) ?? []
  const unit = Number(strokeWidth)
  const boxes = lines(d).flatMap((points, ribbon) =>
    points.slice(1).map(([x, y], index): Box => {
      const [otherX, otherY] = points[index] ?? [x, y]
      return {
        ribbon,
        from: [Math.min(x, otherX) - unit / 2, Math.min(y, otherY) - unit / 2],
        to: [Math.max(x, otherX) + unit / 2, Math.max(y, otherY) + unit / 2],
      }
    }),
  )
  return { unit, boxes }
}

/** How much of a stroke is seen where an edge of the frame cuts it; in pixels. */
function* cutDepths({ from, to }: Box, frame: Point): Generator<number> {
  const isSeen = ([0, 1] as const).every((axis) => from[axis] < frame[axis] && to[axis] > 0)
  if (!isSeen) return
  for (const axis of [0, 1] as const) {
    if (from[axis] < 0) yield to[axis]
    if (to[axis] > frame[axis]) yield frame[axis] - from[axis]
  }
}

describe('ribbons', () => {
  it.each(['steps', 'city'] as const)('neither cross nor touch each other: %s', (drawing) => {
    for (const seed of anySeed) {
      const { boxes } = strokes(drawing, seed, [1280, 800])
      const isOver = (one: Box, other: Box) =>
        ([0, 1] as const).every(
          (axis) => one.from[axis] < other.to[axis] && one.to[axis] > other.from[axis],
        )
      const met = boxes.filter((one) =>
        boxes.some((other) => other.ribbon > one.ribbon && isOver(one, other)),
      )
      expect(met, `seed ${seed}`).toEqual([])
    }
  })
})

describe('an edge that cuts strokes', () => {
  it.each(shown)('shows a whole unit of each: %s at %i by %i', (drawing, width, height, seeds) => {
    for (const seed of seeds) {
      const { unit, boxes } = strokes(drawing, seed, [width, height])
      expect(boxes.length).toBeGreaterThan(0)
      // Paths are rounded to a hundredth of a pixel; so much may be seen of a stroke outside.
      const depths = boxes.flatMap((box) => [...cutDepths(box, [width, height])])
      const slivers = depths.filter((depth) => depth > 0.02 && depth < unit - 0.02)
      expect(slivers, `seed ${seed}`).toEqual([])
    }
  })
})

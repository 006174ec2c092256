import { distanceToLine, linePath, nuqtaPath, type Point } from '../geometry.ts'
import { pick, random } from '../random.ts'
import { Ribbon } from '../ribbon.tsx'
import type { DrawingFrame } from './frame.ts'

/**
 * From a ribbon to the next, in units. All climb alike, a unit at each step: ribbons that met would cross,
 * and their saffron threads would be crosses.
 */
const distances: readonly [readonly number[], ...(readonly number[])[]] = [
  [3],
  [3, 4],
  [4, 3, 3],
  [3, 3, 4],
]

/** Keeps one corner beyond the frame at either end. */
function visible(points: readonly Point[], height: number, margin: number): Point[] {
  const inside = points.map(([, y]) => y > -margin && y < height + margin)
  const first = Math.max(0, inside.indexOf(true) - 1)
  const last = inside.lastIndexOf(true) + 1
  return inside.includes(true) ? points.slice(first, last + 1) : []
}

function climb(frame: DrawingFrame, unit: number, next: () => number): Point[][] {
  const { width, height } = frame
  const pattern = pick(next, distances)
  // Whole runs across, so that no riser is cut along its length at an edge.
  const run = width / Math.floor(width / (2 * unit))
  const shift = unit / 2 + next() * (run - unit)
  const count = Math.ceil(width / run) + 2
  const lowest = height + count * run
  const ribbons: Point[][] = []
  for (
    let index = 0, y = (0.5 + Math.floor(next() * 3)) * unit;
    y < lowest;
    y += (pattern[index % pattern.length] ?? 3) * unit, index++
  ) {
    const points = Array.from({ length: count }, (_, step): Point[] => [
      [step * run - shift, y - step * unit],
      [(step + 1) * run - shift, y - step * unit],
    ]).flat()
    ribbons.push(visible(points, height, unit))
  }
  return ribbons.filter((points) => points.length > 1)
}

/** Clear of every ribbon and of each other. */
function beads(frame: DrawingFrame, ribbons: Point[][], unit: number, next: () => number) {
  const placed: Point[] = []
  const within = (length: number) => unit / 2 + next() * (length - unit)
  for (let attempt = 0; attempt < 400 && placed.length < 6; attempt++) {
    const bead: Point = [within(frame.width), within(frame.height)]
    const isClear = ribbons.every((points) =>
      points.every(
        (point, i) => i === 0 || distanceToLine(bead, points[i - 1] ?? point, point) > unit,
      ),
    )
    const isApart = placed.every((other) => distanceToLine(bead, other, other) > 2.5 * unit)
    if (isClear && isApart) placed.push(bead)
  }
  return placed.map(([x, y]) => nuqtaPath(x, y, unit * (0.13 + next() * 0.06))).join('')
}

export function Steps(frame: DrawingFrame) {
  const { palette, seed, height } = frame
  const next = random(seed)
  const unit = height / 7
  const ribbons = climb(frame, unit, next)
  return (
    <>
      <Ribbon
        d={ribbons.map((points) => linePath(points)).join('')}
        unit={unit}
        colours={{ ground: palette.ground, thread: palette.thread, core: palette.accent }}
        cap="butt"
      />
      <path d={beads(frame, ribbons, unit, next)} fill={palette.accent} />
    </>
  )
}

import { dotPath, type Place, wordGrid, wordPath } from '../geometry.ts'
import { pick, random } from '../random.ts'
import { Ribbon } from '../ribbon.tsx'
import { Warp } from '../warp.tsx'
import type { DrawingFrame } from './frame.ts'

type View = Readonly<{ column: number; row: number; rows: number }>

/**
 * Views that hold one letter whole and cut the next ones across, never along a stroke: the middle,
 * its column counted from the right, and how many rows are seen.
 */
const views: readonly [View, ...View[]] = [
  { column: 2.3, row: 2.7, rows: 4.2 },
  { column: 3.9, row: 2.1, rows: 5 },
  { column: 6.4, row: 3.4, rows: 4.3 },
  { column: 8.4, row: 4.55, rows: 4.1 },
  { column: 10.9, row: 2.9, rows: 4.2 },
  { column: 12.1, row: 4.55, rows: 4.1 },
]

/** From one name to the next where the frame is wider than the name: a band of Kufic repeats. */
const period = wordGrid.columns + 3

/** An enlarged part of the name. */
export function Crop({ width, height, palette, seed }: DrawingFrame) {
  const next = random(seed)
  const view = pick(next, views)
  const unit = height / view.rows
  const column = view.column + (next() - 0.5) * 0.6
  const place: Place = {
    unit,
    x: width / 2 - (wordGrid.columns - column - 0.5) * unit,
    y: height / 2 - (view.row + 0.5) * unit,
  }
  const copies: Place[] = []
  for (let index = -3; index <= 3; index++) {
    const x = place.x + index * period * unit
    if (x < width && x + wordGrid.columns * unit > 0) copies.push({ ...place, x })
  }
  const pitch = unit / 4
  const first = (((place.x % pitch) + pitch) % pitch) - pitch
  return (
    <>
      <Warp
        x={first}
        y={0}
        width={width - first}
        height={height}
        pitch={pitch}
        stroke={palette.line}
        lineWidth={height / 300}
        opacity={0.3}
      />
      <Ribbon
        d={copies.map((copy) => wordPath(copy)).join('')}
        unit={unit}
        colours={{ ground: palette.ground, thread: palette.thread, core: palette.accent }}
      />
      <path d={copies.map((copy) => dotPath(copy)).join('')} fill={palette.accent} />
    </>
  )
}

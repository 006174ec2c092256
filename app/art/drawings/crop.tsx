import { dotPath, type Place, wordGrid, wordPath } from '../geometry.ts'
import { pick, random } from '../random.ts'
import { Ribbon } from '../ribbon.tsx'
import { Warp } from '../warp.tsx'
import type { DrawingFrame } from './frame.ts'

/** In columns and rows of the name's grid; `rows` is about how many are visible. */
type View = Readonly<{ right: number; middle: number; rows: number }>

/** Strokes are in even columns and rows, edges of views in odd ones: no stroke is cut along. */
const views: readonly [View, ...View[]] = [
  { right: -0.5, middle: 3.5, rows: 3.75 },
  { right: -0.5, middle: 2.8, rows: 6.25 },
  { right: 3.5, middle: 3.5, rows: 3.75 },
  { right: 9.5, middle: 5.5, rows: 3.75 },
  { right: 5.5, middle: 4.5, rows: 6.25 },
  // Also for a low frame that shows only two or three rows.
  { right: 5.5, middle: 4.5, rows: 5 },
]

/** Columns from one name to the next where the frame is wider than the name. */
const period = wordGrid.columns + 3

export function Crop(frame: DrawingFrame) {
  const next = random(frame.seed)
  const view = pick(next, views)
  return <Letters {...frame} view={{ ...view, right: view.right + (next() - 0.5) * 0.6 }} />
}

/**
 * The name repeated on one line, for a frame of which only the middle is shown. Turned, a line begins at
 * the right as it does at the left; the name itself is never mirrored.
 */
export function Band(frame: DrawingFrame) {
  const rows = 18
  const right = ((2 * frame.seed) % period) - 2.5
  const left = columnsOf(frame, rows) - wordGrid.columns + right
  return <Letters {...frame} view={{ right: frame.isTurned ? -left : right, middle: 3.5, rows }} />
}

/** An even number of columns: if one edge is in an odd column, so is the other. */
function columnsOf({ width, height }: DrawingFrame, rows: number): number {
  return 2 * Math.round(((width / height) * rows) / 2)
}

function Letters({ view, ...frame }: DrawingFrame & Readonly<{ view: View }>) {
  const { width, height, palette } = frame
  const unit = width / columnsOf(frame, view.rows)
  const place: Place = {
    unit,
    x: width - (wordGrid.columns - view.right) * unit,
    y: height / 2 - view.middle * unit,
  }
  const copies: Place[] = []
  for (let index = -3; index <= 3; index++) {
    const x = place.x + index * period * unit
    if (x < width && x + wordGrid.columns * unit > 0) copies.push({ ...place, x })
  }
  const pitch = unit / 4
  // Half a pitch off the grid: a line on a stroke's edge would show half its width.
  const first = ((((place.x + pitch / 2) % pitch) + pitch) % pitch) - pitch
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

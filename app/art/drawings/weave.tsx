import { mix } from '../colourways.ts'
import { round } from '../geometry.ts'
import { pick, random } from '../random.ts'
import type { DrawingFrame } from './frame.ts'

type Binding = (column: number, row: number) => boolean

const mod = (value: number, by: number) => ((value % by) + by) % by

const bindings: readonly [Binding, ...Binding[]] = [
  (column, row) => mod(column + row, 2) === 0,
  (column, row) => mod(column + row, 4) < 2,
  (column, row) => mod(column - row, 3) === 0,
  (column, row) => mod(Math.floor(column / 2) + Math.floor(row / 2), 2) === 0,
]

/** Offsets of a ribbon's threads, in units. Nested strokes would show their ends as seams. */
const across = [-0.3525, -0.1775, 0, 0.1775, 0.3525]
const threadWidth = 0.078

/** Each run as its first and last column. */
function runs(columns: number, fits: (column: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let column = 0; column < columns; column++) {
    const last = found.at(-1)
    if (!fits(column)) continue
    if (last?.[1] === column - 1) last[1] = column
    else found.push([column, column])
  }
  return found
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

export function Weave({ width, height, palette, seed }: DrawingFrame) {
  const next = random(seed)
  const isOver = pick(next, bindings)
  // Whole ribbons both ways, so that no edge cuts one along its length.
  const rows = 5 + Math.floor(next() * 2)
  const columns = Math.round((width / height) * rows)
  const unit = (height / rows) * 0.84
  const x = (column: number) => ((column + 0.5) * width) / columns
  const y = (row: number) => ((row + 0.5) * height) / rows
  const level = (from: number, to: number, at: number) =>
    `M${round(from)} ${round(at)}H${round(to)}`
  const weft = (from: number, to: number, row: number) =>
    across.map((place) => level(from, to, y(row) + place * unit)).join('')

  const accentRow = 1 + Math.floor(next() * (rows - 2))
  const quietRows = upTo(rows).filter((row) => row !== accentRow)
  const over = (row: number) => runs(columns, (column) => isOver(column, row))
  const below = (row: number) => weft(0, width, row)
  const above = (row: number) =>
    over(row)
      .map(([from, to]) => weft(x(from - 0.5), x(to + 0.5), row))
      .join('')
  const cover = (row: number) =>
    over(row)
      .map(([from, to]) => level(x(from) - unit / 2, x(to) + unit / 2, y(row)))
      .join('')
  const warp = (place: number) =>
    upTo(columns).map((column) => `M${round(x(column) + place * unit)} 0V${height}`)
  return (
    <g fill="none" strokeWidth={round(threadWidth * unit)}>
      <path d={quietRows.map(below).join('')} stroke={palette.thread} />
      <path d={below(accentRow)} stroke={palette.accent} />
      <path d={warp(0).join('')} stroke={palette.ground} strokeWidth={round(unit)} />
      <path d={across.flatMap(warp).join('')} stroke={mix(palette.ground, palette.thread, 0.4)} />
      <path d={upTo(rows).map(cover).join('')} stroke={palette.ground} strokeWidth={round(unit)} />
      <path d={quietRows.map(above).join('')} stroke={palette.thread} />
      <path d={above(accentRow)} stroke={palette.accent} />
    </g>
  )
}

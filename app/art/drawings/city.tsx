import { linePath, nuqtaPath, type Point, round } from '../geometry.ts'
import { pick, random } from '../random.ts'
import { Ribbon } from '../ribbon.tsx'
import { Warp } from '../warp.tsx'
import type { DrawingFrame } from './frame.ts'

/** Every nth street is a main street. */
const mainStreets = { warp: 4, weft: 3 }

type Area = Readonly<{ x: number; y: number; width: number; height: number; pitch: number }>

function Streets({ area, stroke }: { area: Area; stroke: string }) {
  const { pitch } = area
  const side = { ...area, stroke, opacity: 0.22, lineWidth: pitch / 36 }
  return (['warp', 'weft'] as const).map((direction) => (
    <g key={direction}>
      <Warp {...side} direction={direction} />
      <Warp {...side} direction={direction} pitch={pitch * mainStreets[direction]} opacity={0.36} />
    </g>
  ))
}

/** Built-up plots as one path. */
function buildings(columns: number, rows: number, pitch: number, next: () => number): string {
  const inset = pitch * 0.15
  let d = ''
  for (let count = Math.round((columns * rows) / 14); count > 0; count--) {
    const x = (Math.floor(next() * columns) - columns / 2) * pitch + inset
    const y = (Math.floor(next() * rows) - rows / 2) * pitch + inset
    const wide = round((1 + Math.floor(next() * 3)) * pitch - 2 * inset)
    const high = round(pitch - 2 * inset)
    d += `M${round(x)} ${round(y)}h${wide}v${high}h-${wide}z`
  }
  return d
}

/**
 * Two ribbons that turn at street corners, side by side, and the place on the first; counted in streets.
 * They do not cross: four arms with corners around a place would read as a religious sign, or worse.
 */
function ribbons(end: number, next: () => number) {
  const between = (from: number, to: number) => Math.round(from + next() * (to - from))
  const corner = between(-2, 1)
  const place: Point = [corner, between(-2, -1)]
  const leave = place[1] - between(2, 3)
  const arrive = between(1, 2)
  const line = (apart: number): Point[] => [
    [-end, arrive + apart],
    [corner + apart, arrive + apart],
    [corner + apart, leave + apart],
    [end, leave + apart],
  ]
  return { place, lines: [line(0), line(between(3, 4))] }
}

export function City({ width, height, palette, seed }: DrawingFrame) {
  const next = random(seed)
  const angle = pick(next, [-9, -12, 8, 11])
  const side = angle < 0 ? 1 : -1
  const pitch = height / 16
  // A turned frame reaches as far as half its diagonal; main streets pass through the middle.
  const end = Math.ceil(Math.hypot(width, height) / 2 / pitch / 12) * 12
  const { place, lines } = ribbons(end, next)
  const at = ([x, y]: Point): Point => [x * pitch * side, y * pitch]
  const turn = (angle * Math.PI) / 180
  const [x, y] = at(place)
  const mark = [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ] as const
  const area = { x: -end * pitch, y: -end * pitch, width: 2 * end * pitch, height: 2 * end * pitch }
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      <g transform={`rotate(${angle})`}>
        <Streets area={{ ...area, pitch }} stroke={palette.line} />
        <path
          d={buildings(2 * Math.ceil(width / pitch / 2), 18, pitch, next)}
          fill={palette.line}
          opacity={0.12}
        />
        <Ribbon
          d={lines.map((line) => linePath(line.map(at))).join('')}
          unit={height / 10}
          colours={{ ground: palette.ground, thread: palette.thread, core: palette.thread }}
          cap="butt"
        />
      </g>
      <path d={nuqtaPath(...mark, height * 0.085)} fill={palette.accent} />
      <path
        d={nuqtaPath(...mark, height * 0.15)}
        fill="none"
        stroke={palette.accent}
        strokeWidth={height / 300}
      />
    </g>
  )
}

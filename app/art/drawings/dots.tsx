import { collectPaths, nuqtaPath } from '../geometry.ts'
import { random } from '../random.ts'
import { Warp } from '../warp.tsx'
import type { DrawingFrame } from './frame.ts'

const rows = 14
const highest = 12

/** The heights of the columns; exactly one, the mode, is the highest. */
function distribution(columns: number, next: () => number) {
  const mode = Math.round(columns * (0.36 + next() * 0.3))
  const spread = 2.2 + columns * (0.045 + next() * 0.03)
  const side = mode < columns / 2 ? 1 : -1
  // The second peak lies outside a narrow frame and fills a wide one.
  const second = mode + side * (spread * 2.6 + next() * 3)
  const secondHeight = 3 + next() * 3
  const bell = (distance: number) => Math.exp(-(distance ** 2) / 2)
  const heights = Array.from({ length: columns }, (_, column) => {
    const shape =
      10.4 * bell((column - mode) / spread) +
      secondHeight * bell((column - second) / (spread * 0.8))
    const noise = 0.86 + next() * 0.28
    return Math.min(highest - 1, Math.max(1, Math.round(shape * noise)))
  })
  heights[mode] = highest
  return { heights, mode }
}

export function Dots({ width, height, palette, seed }: DrawingFrame) {
  const pitch = height / rows
  const columns = Math.floor(width / pitch)
  const left = (width - (columns - 1) * pitch) / 2
  const { heights, mode } = distribution(columns, random(seed))
  const tones = collectPaths<number>()
  let accent = ''
  heights.forEach((count, column) => {
    for (let row = 0; row < count; row++) {
      const d = nuqtaPath(left + column * pitch, height - (row + 1.5) * pitch, pitch * 0.42)
      // Every column brightens from its foot to its top, in steps of a tenth.
      if (column === mode) accent += d
      else tones.add(Math.round((0.35 + (0.6 * row) / count) * 10) / 10, d)
    }
  })
  return (
    <>
      <Warp
        x={left}
        y={0}
        width={width - left}
        height={height}
        pitch={pitch}
        stroke={palette.line}
        lineWidth={height / 300}
        opacity={0.28}
      />
      <path
        d={`M0 ${height - pitch * 0.75}h${width}`}
        stroke={palette.line}
        strokeWidth={height / 300}
        opacity={0.55}
      />
      {tones.entries().map(([tone, d]) => (
        <path key={tone} d={d} fill={palette.thread} opacity={tone} />
      ))}
      <path d={accent} fill={palette.accent} />
    </>
  )
}

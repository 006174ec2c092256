import { linePath, nuqtaPath } from '../geometry.ts'
import { headArt, headWidth, indexOfLargest } from './head-art.tsx'

const pitch = 30
const radius = 8

type ResultThreadsProps = Readonly<{
  /** Length of each result's sentence, by milestone. */
  lengths: readonly (readonly number[])[]
}>

/** A thread for each milestone, a bead at the end of each result; the longest thread is saffron. */
export function ResultThreads({ lengths }: ResultThreadsProps) {
  const totals = lengths.map((row) => row.reduce((sum, length) => sum + length, 0))
  const longest = indexOfLargest(totals)
  const scale = (headWidth - 2 * radius) / Math.max(...totals, 1)
  const height = lengths.length * pitch
  const row = (results: readonly number[], index: number) => {
    const y = (index + 0.5) * pitch
    let x = 0
    const beads = results.map((length) => {
      x += Math.round(length * scale)
      return nuqtaPath(x, y, radius)
    })
    const line = linePath([
      [0, y],
      [x, y],
    ])
    const colour = index === longest ? 'var(--accent)' : undefined
    return (
      <path
        key={y}
        d={line + beads.join('')}
        fill={colour ?? 'var(--brand)'}
        stroke={colour ?? 'var(--weft)'}
      />
    )
  }
  return headArt(
    height,
    <g strokeWidth={1.5}>
      {lengths.map(row)}
      <path d={`M.75 0V${height}`} stroke="var(--ink)" />
    </g>,
  )
}

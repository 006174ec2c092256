import { nuqtaPath } from '../geometry.ts'
import { headArt, headWidth, indexOfLargest } from './head-art.tsx'

const pitch = 30
const radius = 8

type ResultThreadsProps = Readonly<{
  /** Their number, by milestone. */
  results: readonly number[]
}>

/** A thread for each milestone, as long as it has results, a bead each; the longest is saffron. */
export function ResultThreads({ results }: ResultThreadsProps) {
  const longest = indexOfLargest(results)
  const step = Math.floor((headWidth - 2 * radius) / Math.max(...results))
  const height = results.length * pitch
  const row = (count: number, index: number) => {
    const y = (index + 0.5) * pitch
    const beads = Array.from({ length: count }, (_, place) =>
      nuqtaPath((place + 1) * step, y, radius),
    )
    const colour = index === longest ? 'var(--accent)' : undefined
    return (
      <path
        key={y}
        d={`M0 ${y}H${count * step}${beads.join('')}`}
        fill={colour ?? 'var(--brand)'}
        stroke={colour ?? 'var(--weft)'}
      />
    )
  }
  return headArt(
    height,
    <g strokeWidth={1.5}>
      {results.map(row)}
      <path d={`M.75 0V${height}`} stroke="var(--ink)" />
    </g>,
  )
}

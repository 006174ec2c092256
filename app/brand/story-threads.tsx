import { round } from './geometry.ts'
import styles from './story-threads.module.css'

type StoryThreadsProps = Readonly<{
  /** How many there were, and how many there are; whole numbers from 1. */
  from: number
  to: number
}>

const width = 400
/** The most threads there are, so that even those lie at short numbers. */
const height = 100
/** How far the threads keep their places, at either end. */
const straight = 125
const between = width - 2 * straight

/** As many threads as there were, led together or apart into as many as there are; those are saffron. */
export function StoryThreads({ from, to }: StoryThreadsProps) {
  const most = Math.max(from, to)
  const thickness = round(Math.min(4, (0.5 * height) / most))
  const y = (index: number, count: number) => Math.round(((index + 0.5) * height * 10) / count) / 10
  const lines = Array.from({ length: most }, (_, index) => {
    const [start, end] = [from, to].map((count) => y(Math.floor((index * count) / most), count))
    return `M0 ${start}L${between} ${end}`
  })
  const row = (count: number, x: number) => (
    <path
      // The dashes of one broad stroke, as that takes no more bytes for many threads than for one.
      d={`M${x + straight / 2} 0V${height}`}
      pathLength={count}
      strokeWidth={straight}
      strokeDasharray={[thickness, height / count - thickness]
        .map((part) => round((part * count) / height))
        .join(' ')}
      strokeDashoffset={round((thickness * count) / height / 2 - 0.5)}
    />
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g className={styles.before}>
        {row(from, 0)}
        <path
          transform={`translate(${straight})`}
          d={lines.join('')}
          strokeWidth={round(thickness / 2)}
        />
      </g>
      <g className={styles.after}>{row(to, width - straight)}</g>
    </svg>
  )
}

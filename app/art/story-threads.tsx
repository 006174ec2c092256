import styles from '#app/brand/story-threads.module.css'
import { round } from './geometry.ts'

type StoryThreadsProps = Readonly<{
  /** Whole numbers from 1. */
  from: number
  to: number
}>

const width = 400
/** So high that even a hundred threads are apart. */
const height = 100
/** How far from either end the threads run straight. */
const straight = 125
const between = width - 2 * straight

/** `from` threads merge or split into `to` threads; those are saffron. */
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
      // Dashes of one broad stroke, which take the same bytes for any number of threads.
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
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-drawn="along">
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

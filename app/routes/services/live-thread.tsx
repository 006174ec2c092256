import { headWidth } from '#app/brand/heads/head-art.tsx'
import styles from './live-thread.module.css'

/** Drawn over the same thread in the page's head. */
export function LiveThread({ d }: { d: string }) {
  return (
    <svg
      viewBox={`0 0 ${headWidth} 300`}
      className={styles.thread}
      aria-hidden="true"
      focusable="false"
    >
      <path key={d} d={d} />
    </svg>
  )
}

import styles from './footer-word.module.css'
import { wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

const unit = 100

/** The name at page width, cut above and below, in quiet threads with one in saffron. */
export function FooterWord() {
  return (
    <svg
      className={styles.word}
      viewBox="0 205 1500 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Ribbon
        d={wordPath({ unit, x: 0, y: 0 })}
        unit={unit}
        colours={{ ground: 'var(--deep)', thread: 'var(--footer-thread)', core: 'var(--accent)' }}
        cover={0}
      />
    </svg>
  )
}

import { nuqtaPath, wordPath } from './geometry.ts'
import styles from './word.module.css'

const place = { unit: 4, x: 0, y: 0 }

/** The name منوال in square Kufic. It is writing: never mirrored, in either language. */
export function Word() {
  return (
    <svg className={styles.word} viewBox="0 -3 60 31" aria-hidden="true" focusable="false">
      <path className={styles.strokes} d={wordPath(place)} />
      {/* Raised a little: at this size a dot on the grid would touch its letter. */}
      <path className={styles.nuqta} d={nuqtaPath(42, 1.6, 3.6)} />
    </svg>
  )
}

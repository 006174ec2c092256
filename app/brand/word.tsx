import styles from './word.module.css'

/** The name منوال in square Kufic. It is writing: never mirrored, in either language. */
export function Word() {
  return (
    <svg className={styles.word} viewBox="0 -3 60 31" aria-hidden="true" focusable="false">
      <path
        className={styles.strokes}
        d="M58 10L50 10L50 18L58 18Z M58 18L26 18 M42 18L42 10 M34 10L26 10L26 18L34 18Z M34 18L34 26L18 26 M18 2L18 18 M10 2L10 26L2 26L2 18"
      />
      <path className={styles.nuqta} d="M42 -2l3.6 3.6l-3.6 3.6l-3.6 -3.6z" />
    </svg>
  )
}

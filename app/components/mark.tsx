import styles from './mark.module.css'

type MarkProps = Readonly<{
  /** Path data on a 32 unit grid. */
  path: string
}>

/** A client's mark in its square; the name stands beside it, so it is hidden from readers. */
export function Mark({ path }: MarkProps) {
  return (
    <span className={styles.square}>
      <svg className={styles.mark} viewBox="-2 -2 36 36" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </span>
  )
}

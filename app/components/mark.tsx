import styles from './mark.module.css'

type MarkProps = Readonly<{
  /** Path data on a 32 unit grid. */
  path: string
  /**
   * `boxed` in a 64 px square, `plain` 28 px, `wall` as large as `--mark` and grey until its cell is
   * hovered, `logo` 24 px in the colour of the name beside it.
   */
  variant?: 'boxed' | 'plain' | 'wall' | 'logo'
}>

/** Hidden from screen readers, as the name is beside it. */
export function Mark({ path, variant = 'boxed' }: MarkProps) {
  return (
    <span className={styles.mark} data-variant={variant}>
      <svg className={styles.drawing} viewBox="-2 -2 36 36" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  )
}

type LogoProps = Readonly<{ path: string; name: string }>

/** Mark and Latin name keep their order in both languages. */
export function Logo({ path, name }: LogoProps) {
  return (
    <span className={styles.logo} dir="ltr" translate="no">
      <Mark path={path} variant="logo" />
      {name}
    </span>
  )
}

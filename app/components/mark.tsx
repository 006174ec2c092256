import { useId } from 'react'
import styles from './mark.module.css'

type MarkProps = Readonly<{
  /** Path data on a 32 unit grid, or the address of a file. */
  path: string
  /**
   * `boxed` in a 64 px square, `plain` 28 px, `cell` as large as `--mark` and grey until its cell is
   * hovered, `logo` 24 px in the colour of the name beside it.
   */
  variant?: 'boxed' | 'plain' | 'cell' | 'logo'
}>

/** Hidden from screen readers, as the name is beside it. */
export function Mark({ path, variant = 'boxed' }: MarkProps) {
  return (
    <span className={styles.mark} data-variant={variant}>
      <svg className={styles.drawing} viewBox="-2 -2 36 36" aria-hidden="true">
        {path.startsWith('M') ? <path d={path} /> : <Outline src={path} />}
      </svg>
    </span>
  )
}

/** By a mask of SVG: the policy of the pages allows no style of an element. */
function Outline({ src }: Readonly<{ src: string }>) {
  const id = useId()
  return (
    <>
      <mask id={id} mask-type="alpha">
        <image href={src} width={32} height={32} />
      </mask>
      <path d="M0 0H32V32H0Z" fill="currentColor" stroke="none" mask={`url(#${id})`} />
    </>
  )
}

/** Mark and Latin name keep their order in both languages. */
export function Logo({ path, name }: Readonly<{ path: string; name: string }>) {
  return (
    <span className={styles.logo} dir="ltr" translate="no">
      <Mark path={path} variant="logo" />
      {name}
    </span>
  )
}

import styles from './icon.module.css'

/** Drawn on a 24 unit grid with one stroke. */
const drawings = {
  forward: 'M4 12H19M13 6L19 12L13 18',
  backward: 'M20 12H5M11 6L5 12L11 18',
} as const

type IconProps = Readonly<{ name: keyof typeof drawings }>

/** An icon that points; the style sheet mirrors it where the text runs the other way. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}

import { nuqtaPath } from './geometry.ts'
import { icons, isLineIcon, nuqtaRadius } from './icons.ts'
import styles from './line-icon.module.css'

type LineIconProps = Readonly<{
  /** As content gives it. A name without a drawing shows nothing; a test sees that there is none. */
  name: string
  /** 26, 32 or 40 px. */
  size?: 'small' | 'regular' | 'large'
  /** `ink` on saffron, where a saffron nuqta would vanish. */
  tone?: 'ink'
}>

/** The icon of a service, a solution or a sector: strokes in the text's colour, one saffron nuqta. */
export function LineIcon({ name, size, tone }: LineIconProps) {
  if (!isLineIcon(name)) return null
  const { strokes, nuqta } = icons[name]
  const [cx, cy] = nuqta
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      data-size={size}
      data-tone={tone}
    >
      <path className={styles.strokes} d={strokes} />
      <path className={styles.nuqta} d={nuqtaPath(cx, cy, nuqtaRadius)} />
    </svg>
  )
}

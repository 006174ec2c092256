import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for assistive technology only, where the eye reads the same from a drawing. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

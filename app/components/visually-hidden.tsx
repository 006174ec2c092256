import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** For assistive technology, where a drawing says the same to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

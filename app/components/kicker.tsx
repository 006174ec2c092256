import type { ReactNode } from 'react'
import styles from './kicker.module.css'

/** The short name over a heading, after a nuqta. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className={styles.kicker}>{children}</p>
}

import type { ReactNode } from 'react'
import styles from './kicker.module.css'

export function Kicker({ children }: { children: ReactNode }) {
  return (
    <p className={styles.kicker} data-nuqta="before">
      {children}
    </p>
  )
}

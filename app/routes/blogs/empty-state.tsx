import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = Readonly<{ text: string; wayOut?: ReactNode; children?: ReactNode }>

export function EmptyState({ text, wayOut, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {children && <div className={styles.art}>{children}</div>}
      <p className={styles.text}>{text}</p>
      {wayOut}
    </div>
  )
}

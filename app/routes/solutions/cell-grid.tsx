import type { ReactNode } from 'react'
import styles from './cell-grid.module.css'

/** Cells between hairlines, the first of them the largest. */
export function CellGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

type CellProps = Readonly<{ icon?: ReactNode; title: string; text?: string }>

export function Cell({ icon, title, text }: CellProps) {
  return (
    <li className={styles.cell}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
    </li>
  )
}

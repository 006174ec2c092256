import type { ReactNode } from 'react'
import styles from './cell-grid.module.css'

/** Cells between hairlines: four beside each other, then two, then one. */
export function CellGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

type CellProps = Readonly<{ icon?: ReactNode; title: string; text?: string }>

/** A cell of the grid: a drawing above, a name and perhaps a sentence below. */
export function Cell({ icon, title, text }: CellProps) {
  return (
    <li className={styles.cell}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
    </li>
  )
}

import { Svg } from '#app/brand/svg.tsx'
import type { SolutionsView } from '#app/loaders/solutions.server.ts'
import styles from './cell-grid.module.css'

/** Cells between hairlines, the first of them the largest. */
export function CellGrid({ cards }: Pick<SolutionsView['provide'], 'cards'>) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, icon, title, text }) => (
        <li key={id} className={styles.cell}>
          <span className={styles.icon}>
            <Svg drawing={icon} />
          </span>
          <h3>{title}</h3>
          <p data-text="small">{text}</p>
        </li>
      ))}
    </ul>
  )
}

import type { SectorsView } from '#app/views/sectors.server.ts'
import { Figure } from './figure.tsx'
import styles from './sector-weave.module.css'

/** The sectors as a basket weave: threads run down in one cell and across in the next. */
export function SectorWeave({ sectors, more }: SectorsView) {
  return (
    <ul className={styles.weave}>
      {sectors.map(({ id, name }) => (
        <li key={id}>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
      <li className={styles.more}>
        <Figure value={more.value} hasPlus />
        <span>{more.label}</span>
      </li>
    </ul>
  )
}

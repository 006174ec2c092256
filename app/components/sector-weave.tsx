import type { ReactNode } from 'react'
import type { SectorsView } from '#app/loaders/solutions.server.ts'
import { Figure } from './figure.tsx'
import { Link } from './link.tsx'
import styles from './sector-weave.module.css'

type SectorWeaveProps = SectorsView &
  Readonly<{
    /** The link of every cell, if any. */
    to?: string
  }>

/** The sectors as a basket weave: threads run down in one cell and across in the next. */
export function SectorWeave({ sectors, more, to }: SectorWeaveProps) {
  return (
    <ul className={styles.weave}>
      {sectors.map(({ id, name }) => (
        <li key={id}>
          <Cell to={to}>
            <span className={styles.name}>{name}</span>
          </Cell>
        </li>
      ))}
      <li className={styles.more}>
        <Cell to={to}>
          <span className={styles.figure}>
            <Figure value={more.value} hasPlus />
          </span>{' '}
          <span>{more.label}</span>
        </Cell>
      </li>
    </ul>
  )
}

function Cell({ to, children }: Readonly<{ to: string | undefined; children: ReactNode }>) {
  if (!to) return children
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}

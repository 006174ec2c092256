import type { ReactNode } from 'react'
import type { PageKey } from '#app/i18n/paths.ts'
import type { SectorsView } from '#app/loaders/solutions.server.ts'
import { Figure } from './figure.tsx'
import { PageLink } from './link.tsx'
import styles from './sector-weave.module.css'

type SectorWeaveProps = SectorsView &
  Readonly<{
    /** Where every cell leads, if anywhere. */
    page?: PageKey
  }>

/** The sectors as a basket weave: threads run down in one cell and across in the next. */
export function SectorWeave({ sectors, more, page }: SectorWeaveProps) {
  return (
    <ul className={styles.weave}>
      {sectors.map(({ id, name }) => (
        <li key={id}>
          <Cell page={page}>
            <span className={styles.name}>{name}</span>
          </Cell>
        </li>
      ))}
      <li className={styles.more}>
        <Cell page={page}>
          <span className={styles.figure}>
            <Figure value={more.value} hasPlus />
          </span>{' '}
          <span>{more.label}</span>
        </Cell>
      </li>
    </ul>
  )
}

function Cell({ page, children }: Readonly<{ page: PageKey | undefined; children: ReactNode }>) {
  if (!page) return children
  return (
    <PageLink page={page} className={styles.link} data-covers="">
      {children}
    </PageLink>
  )
}

import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type PageHeadProps = Readonly<{
  name: string
  heading: string
  lead: string
  /** What stands beside the words on wide screens. */
  children?: ReactNode
}>

/** The head of a page: its name, its only `h1` and what it is about. */
export function PageHead({ name, heading, lead, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{name}</p>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

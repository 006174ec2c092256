import type { ReactNode } from 'react'
import { SevenShapes } from '#app/brand/stills.ts'
import { Kicker } from './kicker.tsx'
import styles from './page-head.module.css'

type PageHeadProps = Readonly<{
  name: string
  heading: string
  lead: string
  /** What stands beside the words on wide screens; without it, the lead does. */
  children?: ReactNode
  /** A drawing ends with the words; a panel reaches out of the head into what follows. */
  beside?: 'drawing' | 'panel'
}>

/** The head of a page: its name, its only `h1` and what it is about. */
export function PageHead({ name, heading, lead, children, beside = 'drawing' }: PageHeadProps) {
  const leadText = <p className={styles.lead}>{lead}</p>
  return (
    <section className={styles.head} data-beside={children ? beside : 'lead'}>
      <SevenShapes place={null} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <Kicker>{name}</Kicker>
          <h1 tabIndex={-1}>{heading}</h1>
          {children && leadText}
        </div>
        {children ? <div className={styles.beside}>{children}</div> : leadText}
      </div>
    </section>
  )
}

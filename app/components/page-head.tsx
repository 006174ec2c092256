import type { ReactNode } from 'react'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Kicker } from './kicker.tsx'
import styles from './page-head.module.css'

type PageHeadProps = Readonly<{
  name: string
  heading: string
  lead: string
  /** The way down to the page, in the place of its name. */
  breadcrumb?: ReactNode
  /** Where to go from here, after the lead. */
  wayOut?: ReactNode
  /** What is beside the words on wide screens; without it, the lead does. */
  children?: ReactNode
  /** A drawing ends with the words; a panel reaches out of the head into what follows. */
  beside?: 'drawing' | 'panel'
}>

/** The head of a page: its name, its only `h1` and what it is about. */
export function PageHead({ children, beside = 'drawing', ...props }: PageHeadProps) {
  const lead = (
    <div className={styles.lead}>
      <p>{props.lead}</p>
      {props.wayOut}
    </div>
  )
  return (
    <section className={styles.head} data-beside={children ? beside : 'lead'}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {props.breadcrumb ?? <Kicker>{props.name}</Kicker>}
          <h1 tabIndex={-1}>{props.heading}</h1>
          {children && lead}
        </div>
        {children ? <div className={styles.beside}>{children}</div> : lead}
      </div>
      <SevenShapes id="page-head-end" />
    </section>
  )
}

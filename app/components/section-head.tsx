import type { ReactNode } from 'react'
import { Kicker } from './kicker.tsx'
import styles from './section-head.module.css'

/** The heading of a section: its short name, a statement and, at the end, a link to more. */
export type SectionHeadProps = Readonly<{ kicker: string; heading: string; link?: ReactNode }>

/** The head of a section. `Section` draws it by its `head` and is named by its `h2`. */
export function SectionHead({ id, kicker, heading, link }: SectionHeadProps & { id: string }) {
  return (
    <div className={styles.head}>
      <Kicker>{kicker}</Kicker>
      <h2 id={id}>{heading}</h2>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { Kicker } from './kicker.tsx'
import styles from './section-head.module.css'

/** The heading of a section: its short name, a statement and, at the end, a link to more. */
export type SectionHeadProps = Readonly<{
  kicker: string
  heading: string
  link?: ReactNode
  /** A letter of the name, behind the short name. */
  letter?: RenderedSvg
}>

/** The head of a section. `Section` draws it by its `head` and is named by its `h2`. */
export function SectionHead({
  id,
  kicker,
  heading,
  link,
  letter,
}: SectionHeadProps & { id: string }) {
  return (
    <div className={styles.head}>
      <Kicker>{kicker}</Kicker>
      {letter && <Svg drawing={letter} />}
      <h2 id={id}>{heading}</h2>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  )
}

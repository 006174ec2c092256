import { type ReactNode, useId } from 'react'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Kicker } from './kicker.tsx'
import styles from './section.module.css'

export type SectionHeadProps = Readonly<{
  kicker: string
  heading: string
  link?: ReactNode
  /** A letter of the name, behind the kicker. */
  letter?: RenderedSvg
}>

type SectionProps = Readonly<{
  /** The background: the page's own, a quiet band, or the dark one with its warp. */
  tone?: 'plain' | 'sunk' | 'deep'
  head?: SectionHeadProps
  /** The id of the heading, where the section has no `head`. */
  labelledBy?: string
  id?: string
  children: ReactNode
}>

export function Section({ tone = 'plain', head, labelledBy, id, children }: SectionProps) {
  const headId = useId()
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      aria-labelledby={head ? headId : labelledBy}
    >
      <div className={styles.inner} data-wrap="">
        {head && <SectionHead id={headId} isLinked={id !== undefined} {...head} />}
        {children}
      </div>
    </section>
  )
}

type HeadProps = SectionHeadProps & Readonly<{ id: string; isLinked: boolean }>

/** The heading of a section that links lead to takes the focus. */
function SectionHead({ id, isLinked, kicker, heading, link, letter }: HeadProps) {
  return (
    <div className={styles.head} data-grid="12" data-alone={letter || link ? undefined : ''}>
      <Kicker>{kicker}</Kicker>
      {letter && <Svg drawing={letter} />}
      <h2 id={id} tabIndex={isLinked ? -1 : undefined}>
        {heading}
      </h2>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './section.module.css'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

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
        {head && <SectionHead id={headId} {...head} />}
        {children}
      </div>
    </section>
  )
}

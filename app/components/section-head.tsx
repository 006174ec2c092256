import type { ReactNode } from 'react'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { Svg } from '#app/brand/svg.tsx'
import { Kicker } from './kicker.tsx'
import styles from './section-head.module.css'

export type SectionHeadProps = Readonly<{
  kicker: string
  heading: string
  link?: ReactNode
  /** A letter of the name, behind the kicker. */
  letter?: RenderedSvg
}>

export function SectionHead({
  id,
  kicker,
  heading,
  link,
  letter,
}: SectionHeadProps & { id: string }) {
  return (
    <div className={styles.head} data-alone={letter || link ? undefined : ''}>
      <Kicker>{kicker}</Kicker>
      {letter && <Svg drawing={letter} />}
      <h2 id={id}>{heading}</h2>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  )
}

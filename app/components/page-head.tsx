import type { ReactNode } from 'react'
import type { RenderedSvg } from '#app/brand/render-svg.server.ts'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { Svg } from '#app/brand/svg.tsx'
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
  /** Made from what the page holds; beside the words on wide screens. */
  drawing?: RenderedSvg
  /** Moves the seven shapes to other places, so that no two pages look alike. */
  turn?: number
  /** What is beside the words, over the drawing; without either, the lead is. */
  children?: ReactNode
  /** A drawing ends with the words; a panel reaches out of the head into what follows. */
  beside?: 'drawing' | 'panel'
}>

/** The head of a page: its name, its only `h1` and what it is about. */
export function PageHead({ children, drawing, beside = 'drawing', ...props }: PageHeadProps) {
  const hasBeside = Boolean(children || drawing)
  const lead = (
    <div className={styles.lead}>
      <p>{props.lead}</p>
      {props.wayOut}
    </div>
  )
  return (
    <section className={styles.head} data-beside={hasBeside ? beside : 'lead'}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {props.breadcrumb ?? <Kicker>{props.name}</Kicker>}
          <h1 tabIndex={-1}>{props.heading}</h1>
          {hasBeside && lead}
        </div>
        {hasBeside ? (
          <div className={styles.beside}>
            {drawing && <Svg drawing={drawing} />}
            {children}
          </div>
        ) : (
          lead
        )}
      </div>
      <SevenShapes id="page-head-end" turn={props.turn} />
    </section>
  )
}

import type { ReactNode } from 'react'
import { SevenShapes } from '#app/brand/seven-shapes.tsx'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Kicker } from './kicker.tsx'
import styles from './page-head.module.css'

type PageHeadProps = Readonly<{
  name: string
  heading: string
  lead: string
  /** Shown in place of the page's name. */
  breadcrumb?: ReactNode
  /** After the lead. */
  link?: ReactNode
  /** Beside the words on wide screens. */
  drawing?: RenderedSvg
  /** Moves the seven background shapes, so that no two pages look alike. */
  turn?: number
  /** Beside the words, over the drawing. */
  children?: ReactNode
  /** `drawing`: beside the text; `panel`: overlaps the next section. */
  sideLayout?: 'drawing' | 'panel'
}>

export function PageHead({ children, drawing, sideLayout = 'drawing', ...props }: PageHeadProps) {
  return (
    <section className={styles.head} data-side={sideLayout}>
      <div className={styles.inner} data-wrap="" data-grid="2">
        <div className={styles.words}>
          {props.breadcrumb ?? <Kicker>{props.name}</Kicker>}
          <h1 tabIndex={-1}>{props.heading}</h1>
          <div data-text="lead" data-stack="wide start">
            <p>{props.lead}</p>
            {props.link}
          </div>
        </div>
        {(children || drawing) && (
          <div className={styles.beside}>
            {drawing && <Svg drawing={drawing} />}
            {children}
          </div>
        )}
      </div>
      <SevenShapes id="page-head-end" turn={props.turn} />
    </section>
  )
}

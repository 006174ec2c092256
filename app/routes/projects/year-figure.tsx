import { Svg } from '#app/brand/svg.tsx'
import plot from '#app/brand/year-plot.module.css'
import type { ProjectsView } from '#app/loaders/projects.server.ts'
import styles from './year-figure.module.css'

type YearFigureProps = Pick<ProjectsView, 'yearPlot' | 'yearsCaption'>

/** The projects as beads over their years, and the year most of them fall in. */
export function YearFigure({ yearPlot, yearsCaption }: YearFigureProps) {
  return (
    <figure className={styles.figure}>
      <Svg drawing={yearPlot} className={plot.plot} />
      <figcaption>{yearsCaption}</figcaption>
    </figure>
  )
}

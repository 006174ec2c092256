import { YearPlot } from '#app/brand/stills.ts'
import type { ProjectsView } from '#app/views/projects.server.ts'
import styles from './year-figure.module.css'

type YearFigureProps = Pick<ProjectsView, 'years' | 'perBead' | 'plotSize'> &
  Readonly<{ caption: string }>

/** The projects as beads over their years, and the year most of them fall in. */
export function YearFigure({ years, perBead, plotSize, caption }: YearFigureProps) {
  const counts = years.map(({ year, count }) => `${year}: ${count}`).join(', ')
  return (
    <figure className={styles.figure}>
      <YearPlot
        counts={years}
        perBead={perBead}
        label={counts}
        place={<svg viewBox={`0 0 ${plotSize.width} ${plotSize.height}`} />}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

import { YearPlot } from '#app/brand/stills.ts'
import { CountedMessage } from '#app/components/counted-message.tsx'
import type { ProjectsView } from '#app/views/projects.server.ts'
import styles from './year-figure.module.css'

type YearFigureProps = Pick<ProjectsView, 'years' | 'perBead'> & Readonly<{ total: number }>

/** The projects as beads over their years, and the year most of them fall in. */
export function YearFigure({ years, perBead, total }: YearFigureProps) {
  // Of equal years the earliest, as the plot has it.
  const mode = years.reduce((highest, year) => (year.count > highest.count ? year : highest))
  const counts = years.map(({ year, count }) => `${year}: ${count}`).join(', ')
  return (
    <figure className={styles.figure}>
      <YearPlot counts={years} perBead={perBead} label={counts} />
      <figcaption>
        <CountedMessage id="projects.byYear" values={{ total, year: String(mode.year) }} />
        {perBead > 1 && (
          <>
            {' '}
            <CountedMessage id="projects.perBead" values={{ count: perBead }} />
          </>
        )}
      </figcaption>
    </figure>
  )
}

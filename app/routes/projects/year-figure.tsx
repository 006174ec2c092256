import { Svg } from '#app/brand/svg.tsx'
import plot from '#app/brand/year-plot.module.css'
import { Link } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { ProjectListView, ProjectsView } from '#app/loaders/projects.server.ts'
import type { Paging } from '#app/paging/paged-route.ts'
import styles from './year-figure.module.css'

type YearFigureProps = Pick<ProjectsView, 'yearPlot' | 'years' | 'yearsCaption'> &
  Pick<Paging, 'prefetch'> &
  Readonly<{ list: ProjectListView }>

/** A bead is a project; those of the page shown have a ring, and each year links to its projects. */
export function YearFigure({ yearPlot, years, yearsCaption, list, prefetch }: YearFigureProps) {
  const t = useTranslations()
  const isShown = (year: number) => list.entries.some(({ date }) => date.iso.startsWith(`${year}`))
  return (
    <figure data-stack="">
      <div className={styles.plot}>
        <Svg drawing={yearPlot} className={plot.plot} />
        <Svg drawing={{ ...yearPlot, markup: list.marks }} className={plot.marks} />
        <nav className={styles.years} data-screen="" aria-label={yearsCaption}>
          {years.map(({ year, label, page, href }) =>
            href ? (
              <Link
                key={year}
                to={href}
                aria-label={label}
                aria-current={isShown(year) || undefined}
                onPointerEnter={() => prefetch(page)}
                onFocus={() => prefetch(page)}
              />
            ) : (
              <span key={year} />
            ),
          )}
        </nav>
      </div>
      <figcaption>{`${yearsCaption} ${t('projects.ringed')}`}</figcaption>
    </figure>
  )
}

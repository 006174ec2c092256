import { Svg } from '#app/brand/svg.tsx'
import { Link } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { SolutionsView } from '#app/loaders/solutions.server.ts'
import styles from './cell-grid.module.css'

/** Cells between hairlines, the first of them the largest. */
export function CellGrid({ cards }: Pick<SolutionsView['provide'], 'cards'>) {
  const t = useTranslations()
  return (
    <ul className={styles.grid} data-cells="">
      {cards.map(({ id, icon, title, text, forWhom, service, project }) => (
        <li key={id} className={styles.cell}>
          <span className={styles.icon}>
            <Svg drawing={icon} />
          </span>
          <h3 data-text="row">{title}</h3>
          <p data-text="small">{text}</p>
          <p data-text="small">{forWhom}</p>
          <p data-text="caption">
            <Link to={service.href} data-covers="">
              {t('services.named', service)}
            </Link>
          </p>
          <p data-text="caption">
            <Link to={project.href}>{t('projects.named', { title: project.title })}</Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

import { Figure } from '#app/components/figure.tsx'
import { Link } from '#app/components/link.tsx'
import { Mark } from '#app/components/mark.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { MilestonesView } from '#app/loaders/milestones.server.ts'
import styles from './timeline.module.css'

export function Timeline({ milestones }: Pick<MilestonesView, 'milestones'>) {
  const t = useTranslations()
  return (
    <ol className={styles.thread} data-wrap="">
      {milestones.map(({ id, index, sector, client, year, href, points, result }) => (
        <li key={id}>
          <span className={styles.index}>{index}</span>
          <div className={styles.client} data-row="">
            <Mark path={client.logo} />
            <div>
              <h2 data-text="row">{client.name}</h2>
              <p data-text="caption">
                {`${sector} `}
                <time>{year}</time>
              </p>
            </div>
          </div>
          <ul className={styles.points} data-stack="" data-nuqta="items">
            {points.map((point, place) => (
              <li key={point}>
                {place === 0 ? (
                  <Link to={href} data-covers="">
                    {point}
                  </Link>
                ) : (
                  point
                )}
              </li>
            ))}
          </ul>
          {result && (
            <div className={styles.result}>
              <span aria-hidden="true">
                <Figure value={result.value} />
              </span>
              <p>
                {t('projects.before')} <b>{result.before}</b>
              </p>
              <p>
                {t('projects.after')} <b>{result.after}</b>
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

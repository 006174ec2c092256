import { FormattedMessage } from 'react-intl'
import { Mark } from '#app/components/mark.tsx'
import { Pager } from '#app/components/pager.tsx'
import { useLocale } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import { pageHref } from '#app/lib/pagination.ts'
import { useListPage } from '#app/lib/use-list-page.ts'
import type { ProjectCard, ProjectList } from '#app/views/projects.server.ts'
import type { Locale } from '#content/types.ts'
import styles from './register.module.css'

type RegisterProps = Readonly<{
  list: ProjectList
  /** Whether this is the page the address asks for, not only the one on file. */
  isSettled: boolean
  /** Fetches a page ahead of the visit. */
  loadPage: (locale: Locale, page: number) => Promise<unknown>
}>

/** The projects, eight to a page, newest first. */
export function Register(props: RegisterProps) {
  const { page, pageCount, from, to, total, entries } = props.list
  const { top, onApproach } = useListPage<HTMLElement>({ ...props, ...props.list })
  const locale = useLocale()
  const base = pagePath(locale, 'projects')
  return (
    <section ref={top} className={styles.register} data-awaits-page="">
      <p className={styles.count} role="status">
        <FormattedMessage id="projects.showing" values={{ from, to, total }} />
      </p>
      <ul className={styles.cards}>
        {entries.map((project) => (
          <Card key={project.id} project={project} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCount}
        href={(target) => pageHref(base, target)}
        onApproach={onApproach}
      />
    </section>
  )
}

function Card({ project }: { project: ProjectCard }) {
  return (
    <li className={styles.card}>
      <div className={styles.meta}>
        <Mark path={project.client.logo} />
        <p className={styles.client}>
          <small>
            <FormattedMessage id="projects.client" />
          </small>
          {project.client.name}
        </p>
        <time className={styles.date} dateTime={project.date.iso}>
          {project.date.label}
        </time>
      </div>
      <h2>{project.title}</h2>
      <p className={styles.description}>{project.description}</p>
    </li>
  )
}

import { useState } from 'react'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { Mark } from '#app/components/mark.tsx'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { pagePath } from '#app/i18n/paths.ts'
import type { ProjectListView } from '#app/loaders/projects.server.ts'
import type { Paging } from '#app/paging/paged-route.ts'
import { Pager } from '#app/paging/pager.tsx'
import { entryAnchor, pageHref } from '#app/paging/pagination.ts'
import styles from './project-list.module.css'
import { Story } from './story.tsx'
import { useOpenEntry } from './use-open-entry.ts'

type ProjectListProps = Paging & Readonly<{ list: ProjectListView }>

export function ProjectList({ list, top, titleRef, prefetch }: ProjectListProps) {
  const { page, pageCount, from, to, total, entries } = list
  const open = useOpenEntry(entries)
  const path = pagePath(useLocale(), 'projects')
  // Two elements take turns: Orca takes what follows a removed element for that element, and does not
  // announce it on Back from one page to another.
  const [line, setLine] = useState({ page, turn: 0 })
  if (line.page !== page) setLine({ page, turn: 1 - line.turn })
  return (
    <section
      ref={top}
      className={styles.register}
      data-wrap=""
      data-stack="wide"
      data-awaits-page=""
    >
      <div data-text="small">
        {[0, 1].map((turn) => (
          <span key={turn} ref={turn === line.turn ? titleRef : undefined} tabIndex={-1}>
            {turn === line.turn && (
              <ChangingMessage id="projects.showing" values={{ from, to, total }} />
            )}
          </span>
        ))}
      </div>
      <ul ref={open.list} className={styles.cards}>
        {entries.map((project) => (
          <Entry key={project.id} project={project} onToggle={open.onToggle} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCount}
        href={(target) => pageHref(path, target)}
        onApproach={prefetch}
      />
    </section>
  )
}

type EntryProps = Readonly<{ project: ProjectListView['entries'][number]; onToggle: () => void }>

function Entry({ project, onToggle }: EntryProps) {
  const t = useTranslations()
  return (
    <li className={styles.card} id={entryAnchor(project.id)} data-entry={project.id} data-stack="">
      <div className={styles.meta} data-row="wrap">
        <Mark path={project.client.logo} />
        <p className={styles.client}>
          <small data-text="caption">{t('projects.client')}</small>
          {` ${project.client.name}`}
        </p>
        <time className={styles.date} data-text="caption" dateTime={project.date.iso}>
          {project.date.label}
        </time>
      </div>
      <h2 tabIndex={-1}>{project.title}</h2>
      <p className={styles.description}>{project.description}</p>
      <Story title={project.title} story={project.story} onToggle={onToggle} />
    </li>
  )
}

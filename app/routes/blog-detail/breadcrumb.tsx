import { PageLink } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { PageKey } from '#app/i18n/paths.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = Readonly<{
  /** The highest page first. */
  parents: readonly Readonly<{ page: PageKey; label: string }>[]
  current: string
}>

export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const t = useTranslations()
  return (
    <nav className={styles.breadcrumb} data-text="small" aria-label={t('breadcrumb.label')}>
      <ol data-row="wrap">
        {parents.map(({ page, label }) => (
          <li key={page} data-row="">
            <PageLink page={page}>{label}</PageLink>
          </li>
        ))}
        <li data-row="">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}

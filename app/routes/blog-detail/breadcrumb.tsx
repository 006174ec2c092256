import { Link } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = Readonly<{
  /** The highest page first. */
  parents: readonly Readonly<{ label: string; to: string }>[]
  current: string
}>

export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const t = useTranslations()
  return (
    <nav className={styles.breadcrumb} data-text="small" aria-label={t('breadcrumb.label')}>
      <ol>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}

import { useIntl } from 'react-intl'
import { Link } from '#app/components/link.tsx'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = Readonly<{
  /** The highest page first. */
  parents: readonly Readonly<{ label: string; to: string }>[]
  current: string
}>

export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const intl = useIntl()
  return (
    <nav
      className={styles.breadcrumb}
      data-text="small"
      aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}
    >
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

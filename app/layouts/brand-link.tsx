import { useIntl } from 'react-intl'
import { Word } from '#app/brand/word.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import styles from './brand-link.module.css'

export function BrandLink({ name }: Readonly<{ name: string }>) {
  const intl = useIntl()
  return (
    <PageLink
      page="home"
      className={styles.brand}
      aria-label={intl.formatMessage({ id: 'header.home' }, { name })}
    >
      <Word />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </PageLink>
  )
}

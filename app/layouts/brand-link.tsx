import { useIntl } from 'react-intl'
import { Word } from '#app/brand/word.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import styles from './brand-link.module.css'

type BrandLinkProps = Readonly<{ name: string; onClick?: () => void }>

export function BrandLink({ name, onClick }: BrandLinkProps) {
  const intl = useIntl()
  return (
    <PageLink
      page="home"
      className={styles.brand}
      aria-label={intl.formatMessage({ id: 'header.home' }, { name })}
      {...(onClick && { onClick })}
    >
      <Word />
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}

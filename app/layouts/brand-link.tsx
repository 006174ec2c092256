import { markScript } from '#app/brand/identity.ts'
import { Word } from '#app/brand/word.tsx'
import { PageLink } from '#app/components/link.tsx'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { locales } from '#app/i18n/locales.ts'
import styles from './brand-link.module.css'

export function BrandLink({ name }: Readonly<{ name: string }>) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <PageLink
      page="home"
      className={styles.brand}
      data-row=""
      aria-label={t('header.home', { name })}
    >
      <Word />
      {/* Where the mark is the name, that would stand there twice. */}
      {locales[locale].dir !== markScript && (
        <span className={styles.name} translate="no" data-long={name.length > 12 || undefined}>
          {name}
        </span>
      )}
    </PageLink>
  )
}

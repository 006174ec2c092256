import { useTranslations } from '#app/i18n/intl.ts'
import styles from './loading-beads.module.css'

export function Beads() {
  return (
    <span className={styles.beads} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** The caller decides whether it is a live region. */
export function LoadingBeads() {
  const t = useTranslations()
  return (
    <p className={styles.loading} data-row="">
      <Beads />
      {t('status.loading')}
    </p>
  )
}

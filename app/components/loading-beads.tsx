import { FormattedMessage } from 'react-intl'
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
  return (
    <p className={styles.loading}>
      <Beads />
      <FormattedMessage id="status.loading" />
    </p>
  )
}

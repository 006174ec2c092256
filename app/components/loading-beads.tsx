import { FormattedMessage } from 'react-intl'
import styles from './loading-beads.module.css'

/** Three beads on a thread, the middle one raised; they take the colour of the text. */
export function Beads() {
  return (
    <span className={styles.beads} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** The loading indicator. The caller says whether it is a live region. */
export function LoadingBeads() {
  return (
    <p className={styles.loading}>
      <Beads />
      <FormattedMessage id="status.loading" />
    </p>
  )
}

import { FormattedMessage } from 'react-intl'
import { Icon } from '#app/components/icon.tsx'
import styles from './theme-switch.module.css'

/**
 * Leads to the other theme. The head script answers the click and the style sheet shows the one
 * of both labels that applies: no state here, so nothing to wait for and nothing to mismatch.
 * Without JavaScript there is no `data-theme`, and no switch.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} data-theme-switch="">
      <span className={styles.action} data-to="dark">
        <Icon name="dark" />
        <span className={styles.label}>
          <FormattedMessage id="theme.dark" />
        </span>
      </span>
      <span className={styles.action} data-to="light">
        <Icon name="light" />
        <span className={styles.label}>
          <FormattedMessage id="theme.light" />
        </span>
      </span>
    </button>
  )
}

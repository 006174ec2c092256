import { FormattedMessage } from 'react-intl'
import { Icon } from '#app/components/icon.tsx'
import styles from './theme-switch.module.css'

/**
 * Switches the theme. The head script handles the click and the style sheet shows the label that
 * applies: without state in React it works before hydration and cannot mismatch. Hidden without
 * JavaScript, where there is no `data-theme`.
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

import { FormattedMessage } from 'react-intl'
import { Icon } from '#app/components/icon.tsx'
import { VisuallyHidden } from '#app/components/visually-hidden.tsx'
import styles from './theme-switch.module.css'

/**
 * The head script handles the click and the style sheet shows the right label, so it works before
 * hydration. Hidden without JavaScript, where there is no `data-theme`.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} data-theme-switch="" data-scripted="">
      {(['dark', 'light'] as const).map((theme) => (
        <span key={theme} className={styles.action} data-to={theme}>
          <Icon name={theme} />
          <VisuallyHidden>
            <FormattedMessage id={`theme.${theme}`} />
          </VisuallyHidden>{' '}
        </span>
      ))}
    </button>
  )
}

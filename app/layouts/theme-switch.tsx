import { useSyncExternalStore } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { VisuallyHidden } from '#app/components/visually-hidden.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import { themeAttribute } from '#app/start/protocol.ts'
import styles from './theme-switch.module.css'

/**
 * The head script handles the click and the style sheet shows the right icon, so it works before
 * hydration, which adds whether it is pressed. Hidden without JavaScript, where there is no `data-theme`.
 */
export function ThemeSwitch() {
  const t = useTranslations()
  const isDark = useSyncExternalStore(watchTheme, readIsDark, () => undefined)
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isDark}
      data-theme-switch=""
      data-scripted=""
    >
      {(['dark', 'light'] as const).map((theme) => (
        <span key={theme} className={styles.action} data-to={theme}>
          <Icon name={theme} />
        </span>
      ))}
      <VisuallyHidden>{t('theme.dark')}</VisuallyHidden>{' '}
    </button>
  )
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [`data-${themeAttribute}`] })
  return () => observer.disconnect()
}

function readIsDark(): boolean {
  return document.documentElement.dataset[themeAttribute] === 'dark'
}

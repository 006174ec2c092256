import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { locales, otherLocales } from '#app/i18n/locales.ts'
import { counterpart, withBase } from '#app/i18n/paths.ts'
import styles from './language-switch.module.css'

/**
 * A real link to the same page in each other language, under that language's own name. The head
 * script adds query and hash on a click and stores the choice, so it works before hydration.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  return otherLocales(useLocale()).map((other) => (
    <a
      key={other}
      className={styles.switch}
      href={withBase(counterpart(pathname, other))}
      lang={other}
      hrefLang={other}
      dir={locales[other].dir}
      data-language-switch=""
    >
      {locales[other].name}
    </a>
  ))
}

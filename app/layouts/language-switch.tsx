import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { locales, otherLocales } from '#app/i18n/locales.ts'
import { counterpart, withBase } from '#app/i18n/paths.ts'
import styles from './language-switch.module.css'

/** Plain links: before hydration the head script adds query and hash and stores the choice. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  return otherLocales(useLocale()).map((other) => (
    <Fragment key={other}>
      <a
        className={styles.link}
        href={withBase(counterpart(pathname, other))}
        lang={other}
        hrefLang={other}
        dir={locales[other].dir}
        translate="no"
        data-language-switch=""
        data-touch=""
      >
        {locales[other].name}
      </a>{' '}
    </Fragment>
  ))
}

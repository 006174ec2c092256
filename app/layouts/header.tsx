import { useIntl } from 'react-intl'
import { NavLink } from 'react-router'
import { Word } from '#app/brand/word.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { type PageKey, pagePath } from '#app/i18n/paths.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

const sections: readonly PageKey[] = [
  'services',
  'solutions',
  'projects',
  'aboutUs',
  'milestone',
  'clientAndPartner',
  'certificates',
  'blogs',
  'faqs',
  'contactUs',
]

type HeaderProps = Readonly<{ name: string; pageNames: Readonly<Record<PageKey, string>> }>

export function Header({ name, pageNames }: HeaderProps) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink
          page="home"
          className={styles.brand}
          aria-label={intl.formatMessage({ id: 'header.home' }, { name })}
        >
          <Word />
          <span className={styles.name}>{name}</span>
        </PageLink>
        <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'nav.main' })}>
          <ul>
            {sections.map((key) => (
              <li key={key}>
                <NavLink to={pagePath(locale, key)}>{pageNames[key]}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}

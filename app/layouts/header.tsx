import { memo } from 'react'
import { useTranslations } from '#app/i18n/intl.ts'
import { SearchButton, SearchDialog } from '#app/search/search-dialog.tsx'
import { BrandLink } from './brand-link.tsx'
import { CompanyMenu } from './company-menu.tsx'
import styles from './header.module.css'
import entryStyles from './header-entry.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ContactLink, MenuLink } from './menu-link.tsx'
import { MenuButton } from './mobile-menu.tsx'
import { headerEntries, type PageNames } from './navigation.ts'
import { ThemeSwitch } from './theme-switch.tsx'

type HeaderProps = Readonly<{ name: string; pageNames: PageNames }>

export const Header = memo(function Header({ name, pageNames }: HeaderProps) {
  const t = useTranslations()
  return (
    <header className={styles.header} data-screen="">
      <div className={styles.bar} data-row="" data-wrap="">
        <BrandLink name={name} />
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <ul data-row="">
            {headerEntries.map((entry) => (
              <li key={entry}>
                {entry === 'company' ? (
                  <CompanyMenu pageNames={pageNames} />
                ) : (
                  <MenuLink page={entry} className={entryStyles.entry} data-row="">
                    <span data-label={pageNames[entry]}>{pageNames[entry]}</span>
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools} data-row="">
          <SearchButton />
          <LanguageSwitch />
          <div className={styles.wide} data-row="">
            <ThemeSwitch />
            <ContactLink place="header" label={pageNames.contactUs} />
          </div>
          <MenuButton />
        </div>
      </div>
      <SearchDialog />
    </header>
  )
})

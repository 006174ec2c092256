import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#app/components/icon-button.tsx'
import { useCloseOnBack } from '#app/components/modal.ts'
import { BrandLink } from './brand-link.tsx'
import { ContactLink } from './contact-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './mobile-menu.module.css'
import { menuPages, type PageNames } from './navigation.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const menuId = 'menu'

// React's types lack these attributes. They work without a script, and in older browsers through the
// head script, so the menu opens before hydration.
const open = { command: 'show-modal', commandfor: menuId }
const close = { command: 'close', commandfor: menuId }

export function MenuButton() {
  const intl = useIntl()
  return (
    <IconButton
      icon="menu"
      label={intl.formatMessage({ id: 'menu.open' })}
      className={styles.opener}
      aria-haspopup="dialog"
      {...open}
    />
  )
}

type MobileMenuProps = Readonly<{ name: string; pageNames: PageNames }>

/** A modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus. */
export function MobileMenu({ name, pageNames }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const intl = useIntl()
  const leave = () => dialog.current?.close()
  useCloseOnBack(dialog)
  useEffect(() => {
    const shut = () => dialog.current?.close()
    const wide = matchMedia('(min-width: 1081px)')
    wide.addEventListener('change', shut)
    return () => wide.removeEventListener('change', shut)
  }, [])
  return (
    <dialog
      ref={dialog}
      id={menuId}
      className={styles.sheet}
      aria-label={intl.formatMessage({ id: 'menu.open' })}
      closedby="any"
    >
      <div className={styles.bar}>
        <IconButton icon="close" label={intl.formatMessage({ id: 'menu.close' })} {...close} />
        <BrandLink name={name} onClick={leave} />
      </div>
      <nav aria-label={intl.formatMessage({ id: 'menu.pages' })}>
        <ul className={styles.rows}>
          {menuPages.map((page) => (
            <li key={page}>
              <MenuLink page={page} onClick={leave}>
                {pageNames[page]}
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <ContactLink place="menu" label={pageNames.contactUs} onClick={leave} />
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </nav>
    </dialog>
  )
}

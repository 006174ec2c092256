import { type MouseEvent, memo } from 'react'
import { IconButton } from '#app/components/icon-button.tsx'
import { closeOnBack, closeOnPress } from '#app/components/modal.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import type { Site } from '#app/loaders/site.server.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import { BrandLink } from './brand-link.tsx'
import { ContactLinks } from './contact-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ContactLink, MenuLink } from './menu-link.tsx'
import styles from './mobile-menu.module.css'
import { menuPages } from './navigation.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const menuId = 'menu'

/** Windows in which the header shows its entries instead; the same width as in mobile-menu.module.css. */
const wideWindow = 'not all and (max-width: 67.5em)'

// React's types lack these attributes. They work without a script, and in older browsers through the
// head script, so the menu opens before hydration.
const open = { command: 'show-modal', commandfor: menuId }
const close = { command: 'close', commandfor: menuId }

export function MenuButton() {
  const t = useTranslations()
  return (
    <IconButton
      icon="menu"
      label={t('menu.open')}
      className={styles.opener}
      aria-haspopup="dialog"
      {...open}
    />
  )
}

type MobileMenuProps = Pick<Site, 'name' | 'pageNames' | 'phone' | 'whatsapp'>

/** A modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus. */
export const MobileMenu = memo(function MobileMenu({
  name,
  pageNames,
  phone,
  whatsapp,
}: MobileMenuProps) {
  const t = useTranslations()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Escape and the button
    <dialog
      ref={closeWhenLeft}
      id={menuId}
      className={styles.sheet}
      data-ground="deep"
      aria-label={t('menu.open')}
      closedby="any"
      onPointerDown={besidePress.onPointerDown}
      onClick={closeOnClick}
    >
      <div className={styles.bar} data-row="">
        <IconButton icon="close" label={t('menu.close')} {...close} />
        <BrandLink name={name} />
      </div>
      <nav aria-label={t('menu.pages')}>
        <ul className={styles.rows} data-nuqta="current">
          {menuPages.map((page) => (
            <li key={page}>
              <MenuLink page={page}>{pageNames[page]}</MenuLink>
            </li>
          ))}
        </ul>
        <div className={styles.foot} data-row="wrap">
          <ContactLink place="menu" label={pageNames.contactUs} /> <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </nav>
      <ContactLinks phone={phone} whatsapp={whatsapp} />
    </dialog>
  )
})

/** A ref: closes on Back, and where the header shows its entries instead. */
function closeWhenLeft(menu: HTMLDialogElement) {
  const stop = closeOnBack(menu)
  const close = () => menu.close()
  const wide = matchMedia(wideWindow)
  wide.addEventListener('change', close)
  return () => {
    stop()
    wide.removeEventListener('change', close)
  }
}

/** For browsers without `closedby`. */
const besidePress = closeOnPress(({ target, currentTarget: menu, clientX }) => {
  const { left, right } = menu.getBoundingClientRect()
  return target === menu && (clientX < left || clientX > right)
})

/** Closes on a link as well, unless the browser opens it elsewhere. */
function closeOnClick(click: MouseEvent<HTMLDialogElement>) {
  besidePress.onClick(click)
  const { target, currentTarget: menu } = click
  if (target instanceof Element && target.closest('a') && !isForBrowser(click)) menu.close()
}

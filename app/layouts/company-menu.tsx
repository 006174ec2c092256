import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#app/components/icon.tsx'
import styles from './company-menu.module.css'
import entryStyles from './header-entry.module.css'
import { MenuLink } from './menu-link.tsx'
import { companyPages, type PageNames } from './navigation.ts'
import { useIsCurrent } from './use-is-current.ts'
import { usePopoverHover, usePopoverState } from './use-popover.ts'

const panelId = 'company-menu'

/**
 * The Company entry: a button and the links it discloses. A popover, because browsers open and close
 * it, return the focus and expose its state without a script. Hydration adds opening on hover and
 * closing when the focus moves on.
 */
export function CompanyMenu({ pageNames }: { pageNames: PageNames }) {
  const panel = useRef<HTMLUListElement>(null)
  const isOpen = usePopoverState(panel)
  const { hover, pinOnClick } = usePopoverHover(panel)
  const label = useIntl().formatMessage({ id: 'nav.company' })
  const isCurrent = useIsCurrent(...companyPages)
  const close = () => panel.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears of focus and pointer inside it
    <div
      className={styles.menu}
      {...hover}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        // Where the mouse has opened the menu, the browser does not return the focus to the button.
        if (key === 'Escape') currentTarget.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className={entryStyles.entry}
        popoverTarget={panelId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={pinOnClick}
      >
        <span data-label={label}>{label}</span>
        <Icon name="down" />
      </button>
      <ul ref={panel} id={panelId} popover="auto" className={styles.panel} data-nuqta="current">
        {companyPages.map((page) => (
          <li key={page}>
            <MenuLink page={page} onClick={close}>
              {pageNames[page]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

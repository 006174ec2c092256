import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './company-menu.module.css'
import entryStyles from './header-entry.module.css'
import { MenuLink, useIsCurrent } from './menu-link.tsx'
import { companyPages, type PageNames } from './navigation.ts'

const panelId = 'company-menu'

/** Time in ms that the pointer may leave button and panel before the panel closes. */
const grace = 240

/**
 * The Company entry: a button and the links it discloses. A popover, because browsers open and close
 * it, return the focus and expose its state without a script. Hydration adds opening on hover and
 * closing when the focus moves on.
 */
export function CompanyMenu({ pageNames }: { pageNames: PageNames }) {
  const panel = useRef<HTMLUListElement>(null)
  const { hover, pinOnClick } = usePopoverHover(panel)
  const t = useTranslations()
  const label = t('nav.company')
  const isCurrent = useIsCurrent(...companyPages)
  const close = () => {
    panel.current?.hidePopover?.()
    setHiddenWithoutPopovers(panel, true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to focus and pointer inside it
    <div
      className={styles.menu}
      {...hover}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        if (relatedTarget) panel.current?.hidePopover?.()
        // The pointer may still lie on a link that has been followed.
        if (!currentTarget.matches(':hover')) setHiddenWithoutPopovers(panel, false)
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        // Where the mouse has opened the menu, the browser does not return the focus to the button.
        currentTarget.querySelector('button')?.focus()
        close()
      }}
    >
      <button
        type="button"
        className={entryStyles.entry}
        data-row=""
        popoverTarget={panelId}
        aria-current={isCurrent || undefined}
        onClick={pinOnClick}
      >
        <span data-label={label}>{label}</span>
        <Icon name="down" />
      </button>
      <ul ref={panel} id={panelId} popover="auto" className={styles.panel} data-nuqta="current">
        {companyPages.map((page) => (
          <li key={page}>
            <MenuLink page={page} data-row="" onFollow={close}>
              {pageNames[page]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Opens a popover while a mouse is over the element with the `hover` handlers. A click on its button
 * keeps a popover that hovering has opened.
 */
function usePopoverHover(popover: RefObject<HTMLElement | null>) {
  const isOpenedByHover = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    hover: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current)
        if (pointerType !== 'mouse' || isShown(popover)) return
        isOpenedByHover.current = true
        popover.current?.showPopover?.()
      },
      onPointerLeave() {
        setHiddenWithoutPopovers(popover, false)
        if (!isOpenedByHover.current) return
        timer.current = setTimeout(() => popover.current?.hidePopover?.(), grace)
      },
    },
    pinOnClick(event: MouseEvent) {
      // A finger leaves the button before its click.
      clearTimeout(timer.current)
      setHiddenWithoutPopovers(popover, false)
      if (isOpenedByHover.current && isShown(popover)) event.preventDefault()
      isOpenedByHover.current = false
    },
  }
}

/** Chromium before 114, Safari before 17 and Firefox before 125 have no popovers: see the style sheet. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

/** Without popovers, CSS shows the panel while pointer or focus are on the menu, unless `hidden` is set. */
function setHiddenWithoutPopovers(panel: RefObject<HTMLElement | null>, isHidden: boolean): void {
  if (panel.current && !hasPopovers()) panel.current.hidden = isHidden
}

function isShown(popover: RefObject<HTMLElement | null>): boolean {
  // Browsers without popovers throw on this selector.
  return hasPopovers() && !!popover.current?.matches(':popover-open')
}

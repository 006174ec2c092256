import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import styles from './tabs.module.css'

type TabsProps<Id extends string> = Readonly<{
  label: string
  tabs: readonly Readonly<{
    id: Id
    label: string
    caption?: ReactNode
  }>[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}>

/**
 * The ARIA tabs pattern with automatic activation. Not a library's, as libraries write inline styles
 * into prerendered pages, which the content security policy forbids.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const base = useId()
  const tabId = (id: Id) => `${base}-${id}`
  const panelId = `${base}-panel`
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isForBrowser(event)) return
    const current = tabs.findIndex(({ id }) => id === selected)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = tabs[targetIndex(event.key, current, tabs.length, isRtl) ?? -1]
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    document.getElementById(tabId(target.id))?.focus()
  }
  return (
    <div data-stack="far">
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        data-screen=""
        data-nuqta="items"
        data-scripted=""
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          return (
            <button
              key={tab.id}
              ref={isSelected ? scrollIntoRow : null}
              type="button"
              role="tab"
              id={tabId(tab.id)}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.caption && <small>{tab.caption}</small>}
              {` ${tab.label} `}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </div>
  )
}

/** Wraps at both ends; `undefined` for keys that move to no tab. */
function targetIndex(key: string, current: number, count: number, isRtl: boolean) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (current + 1) % count
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (current - 1 + count) % count
  return undefined
}

/** Scrolls the row of tabs, not the page. */
function scrollIntoRow(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!list) return
  const [box, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  if (box.left < room.left) list.scrollBy({ left: box.left - room.left })
  else if (box.right > room.right) list.scrollBy({ left: box.right - room.right })
}

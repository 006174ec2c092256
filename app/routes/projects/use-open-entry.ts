import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { addressedEntry, withEntry } from '#app/paging/pagination.ts'

/** Until the first navigation, the page is as the address opened it. */
let isBeforeFirstNavigation = true

/** Keeps the open `<details>` of a list and the address's query in step. */
export function useOpenEntry(entries: readonly unknown[]): Readonly<{
  list: RefObject<HTMLUListElement | null>
  onToggle: () => void
}> {
  const { search, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or the same link again
  useLayoutEffect(() => {
    const entry = addressedEntry(search)
    // What was opened before hydration stays open.
    if (!entry && !shown.current) return
    shown.current = entry
    // A visitor's own click (REPLACE) has opened the entry already, and a second click may have closed it.
    if (type !== 'REPLACE') {
      for (const details of list.current?.querySelectorAll('details') ?? []) {
        details.open = details.parentElement === entry
      }
    }
    // The scroll and focus of a new page come first.
    const frame = requestAnimationFrame(() => bringIntoView(entry, type))
    return () => cancelAnimationFrame(frame)
  }, [search, key, type, entries])

  function onToggle() {
    const open = list.current?.querySelector('details[open]')?.parentElement ?? null
    if (open === addressedEntry(location.search)) return
    const query = withEntry(location.search, open?.dataset.entry)
    navigate({ search: query }, { replace: true, preventScrollReset: true })
  }

  return { list, onToggle }
}

/** Scrolls after a link only; going back restores the visitor's position. */
function bringIntoView(entry: HTMLElement | null, type: 'POP' | 'PUSH' | 'REPLACE') {
  const isAddressed = isBeforeFirstNavigation && scrollY === 0
  if (type !== 'POP') isBeforeFirstNavigation = false
  const summary = entry?.querySelector('summary')
  // Closing another entry may have moved this one.
  if (type === 'REPLACE') summary?.scrollIntoView({ block: 'nearest' })
  else if (type === 'PUSH' || isAddressed) entry?.scrollIntoView()
  if (type === 'PUSH') summary?.focus({ preventScroll: true })
}

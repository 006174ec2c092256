import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useArrival } from '#app/components/use-arrival.ts'
import { addressedEntry, withEntry } from '#app/paging/pagination.ts'

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
    // Closing another entry may have moved this one.
    else entry?.querySelector('summary')?.scrollIntoView({ block: 'nearest' })
  }, [search, key, type, entries])
  useArrival(entries, () => {
    const view = addressedEntry(search)
    return view && { view, focus: view.querySelector('summary') }
  })

  function onToggle() {
    const open = list.current?.querySelector('details[open]')?.parentElement ?? null
    if (open === addressedEntry(location.search)) return
    const query = withEntry(location.search, open?.dataset.entry)
    navigate({ search: query }, { replace: true, preventScrollReset: true })
  }

  return { list, onToggle }
}

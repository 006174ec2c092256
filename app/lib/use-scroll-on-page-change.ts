import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A change of `?page` keeps the position and then moves smoothly to the element the ref is put on.
 *
 * @param page the page that stands, counted from 1
 */
export function useScrollOnPageChange<T extends HTMLElement>(page: number): RefObject<T | null> {
  const top = useRef<T>(null)
  const shown = useRef(page)
  const type = useNavigationType()
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // Back and forward return to where the visitor was; opening an address starts at the top.
    if (type === 'POP') return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    top.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  }, [page, type])
  return top
}

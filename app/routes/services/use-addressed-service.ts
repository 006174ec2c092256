import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { asksForPage } from '#app/paging/pagination.ts'
import type { Landing } from '#app/paging/use-landing.ts'

/** Until the first navigation, the page is as the address opened it. */
let isBeforeFirstNavigation = true

/**
 * After a link that names a service, scrolls to that service, past the page's head, and focuses its
 * heading. Within the page the picker scrolls, and going back restores the visitor's position.
 */
export function useAddressedService({ top }: Pick<Landing, 'top'>, id: number): void {
  const { search } = useLocation()
  const [arrival] = useState(search)
  const type = useNavigationType()

  useLayoutEffect(() => {
    const isAddressed = type === 'PUSH' || (isBeforeFirstNavigation && scrollY === 0)
    // Until the service has come, the first one is in its place.
    const isHere = asksForPage(search, id)
    if (type !== 'POP' || isHere) isBeforeFirstNavigation = false
    if (!isAddressed || !isHere || search !== arrival) return
    // The scroll and focus of a new page come first.
    const frame = requestAnimationFrame(() => {
      top.current?.scrollIntoView({ behavior: 'instant' })
      top.current?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [top, arrival, search, id, type])
}

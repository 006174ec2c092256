import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Until the visitor arrives somewhere in this document; a reload, Back and Forward keep the position. */
let isOpening = visit?.type === 'navigate'

type Target = Readonly<{ view: Element; focus: HTMLElement | null }>

/**
 * Brings what an address names into view, and focuses it, where a visitor arrives: by a link, also one to
 * the address that is shown, or in a document that was opened there and has been neither scrolled nor
 * focused since.
 *
 * @param shown what differs where the page shows something else
 * @param find what the address names; nothing while the page does not show it
 */
export function useArrival(shown: unknown, find: () => Target | false | null | undefined): void {
  const { pathname, search, hash, key } = useLocation()
  const address = pathname + search + hash
  const last = useRef<string>(undefined)
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    const target = find()
    // Otherwise the page itself has replaced the address.
    const isFollowedAgain = type === 'REPLACE' && address === last.current
    last.current = address
    // In this order: to read `scrollY` is to lay out the page, which a click has no time for.
    const isOpened =
      type === 'POP' && isOpening && document.activeElement === document.body && scrollY === 0
    if (target || type !== 'POP') isOpening = false
    if (!target || !(type === 'PUSH' || isFollowedAgain || isOpened)) return 0
    // The scroll and focus of a new page come first.
    return requestAnimationFrame(() => {
      target.view.scrollIntoView({ behavior: 'instant' })
      target.focus?.focus({ preventScroll: true })
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useLayoutEffect(() => {
    const frame = arrive()
    return () => cancelAnimationFrame(frame)
  }, [shown, key])
}

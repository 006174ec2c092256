import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

export type Landing = Readonly<{
  /** Ref of the element whose start comes into view. */
  top: RefObject<HTMLDivElement | null>
  /**
   * Ref of the heading or line that names the list: another element for each list. A line is a `div` or
   * `span`: Chromium names a focused `p` by its content, and name and content are then both announced.
   */
  titleRef: RefCallback<HTMLHeadingElement>
  /** Moves view and focus, for a control that leads to the list that is shown already. */
  land: () => void
}>

type LandingOptions = Readonly<{
  /** Counted from 1. */
  page: number
  /** The document's title without page number; page 1 uses it unchanged. */
  title: string
  /** `undefined` where something else takes view and focus. */
  behavior: () => ScrollBehavior | undefined
}>

/**
 * After another list has rendered, scrolls its start below the header and focuses the element that names
 * the list, so that its name is announced. The document's title names a further page too.
 *
 * @param shown what differs between one list and another
 */
export function useLanding(shown: unknown, { page, title, behavior }: LandingOptions): Landing {
  const top = useRef<HTMLDivElement>(null)
  const titleElement = useRef<HTMLHeadingElement>(null)
  // The element may be rendered later than the page's head.
  const titleRef = useCallback(
    (element: HTMLHeadingElement | null) => {
      titleElement.current = element
      if (element && page !== 1) document.title = `${element.textContent} — ${title}`
    },
    [page, title],
  )
  const last = useRef(shown)
  const land = useCallback((wanted: ScrollBehavior = 'smooth') => {
    titleElement.current?.focus({ preventScroll: true })
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    top.current?.scrollIntoView({ behavior: isReduced ? 'instant' : wanted, block: 'start' })
  }, [])
  const landOnNewList = useEffectEvent(() => {
    const wanted = behavior()
    if (wanted) land(wanted)
  })
  useLayoutEffect(() => {
    if (page === 1) document.title = title
  }, [page, title])
  // After the router has restored a position.
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    landOnNewList()
  }, [shown])
  return { top, titleRef, land }
}

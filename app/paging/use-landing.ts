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
  /** Ref of the element that says what came, a new one each time. */
  name: RefCallback<HTMLHeadingElement>
}>

type LandingOptions = Readonly<{
  /** Counted from 1. */
  page: number
  /** The document's title without the page, which is the title of the first one. */
  title: string
  /** `undefined` where something else takes view and focus. */
  behavior: () => ScrollBehavior | undefined
}>

/**
 * Once another list has come, its start is in view below the header, and the element that names it has
 * the focus, which speaks it once. The document's title names a further page too.
 *
 * @param shown what differs between one list and another
 */
export function useLanding(shown: unknown, { page, title, behavior }: LandingOptions): Landing {
  const top = useRef<HTMLDivElement>(null)
  const named = useRef<HTMLHeadingElement>(null)
  // It may be rendered later than the page's head.
  const name = useCallback(
    (element: HTMLHeadingElement | null) => {
      named.current = element
      if (element && page !== 1) document.title = `${element.textContent} — ${title}`
    },
    [page, title],
  )
  const last = useRef(shown)
  const land = useEffectEvent(() => {
    const wanted = behavior()
    if (!wanted) return
    named.current?.focus({ preventScroll: true })
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    top.current?.scrollIntoView({ behavior: isReduced ? 'instant' : wanted, block: 'start' })
  })
  useLayoutEffect(() => {
    if (page === 1) document.title = title
  }, [page, title])
  // After the router has restored a position.
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    land()
  }, [shown])
  return { top, name }
}

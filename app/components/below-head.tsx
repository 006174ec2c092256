import {
  Children,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
// What a fragment's ref can do.
import type {} from 'react-dom'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigationType,
} from 'react-router'
import styles from './below-head.module.css'

/** Which sections of a page are seen, and how high, in px, the room is that the others take. */
type Sight = Readonly<{
  /** The first and the last of them, counted from 0; none where the last comes before the first. */
  first: number
  last: number
  above: number
  /** Missing where it was never measured. */
  below?: number
  /** What all this holds for, in px. */
  windowWidth: number
}>

/** What was seen of history entries when they were left. */
const sights = new Map<string, Sight>()

/**
 * What follows a page's head, section by section. What will be seen of a page is drawn first and
 * the rest in the frames after it, so that neither the visitor nor the page waits for what lies out
 * of sight: after a click on a link that is the head alone, on the way back the sections that were
 * in view. A page that is opened, or wanted at one of its places, is drawn whole.
 */
export function BelowHead({ children }: Readonly<{ children: ReactNode }>) {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const router = use(RouterContext)?.router
  const [sight] = useState(() => (type === 'POP' ? sightLeft(key) : hash ? undefined : headAlone()))
  const isWhole = useDeferredValue(true, !sight)
  const parts = useRef<(FragmentInstance | null)[]>([])
  useEffect(() => {
    if (isNearTop()) sights.set(key, headAlone())
    if (!isWhole) return
    const note = () => {
      // A page that was left still hears of the next one's beginning at its top.
      if (router?.state.location.key === key) sights.set(key, see(parts.current))
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, isWhole, router])
  const room = isWhole ? undefined : sight
  return (
    <>
      {room && <Room size={room.above} />}
      {Children.map(children, (section, index) => {
        if (room && (index < room.first || index > room.last)) return null
        const ref = (part: FragmentInstance | null) => {
          parts.current[index] = part
        }
        return <Fragment ref={ref}>{section}</Fragment>
      })}
      {room && <Room size={room.below} />}
    </>
  )
}

/** Keeps the footer where it is, or out of sight where nobody knows, while the rest is drawn. */
function Room({ size }: Readonly<{ size: number | undefined }>) {
  const ref = (element: HTMLElement | null) => {
    if (element && size !== undefined) element.style.blockSize = `${size}px`
  }
  return <div className={styles.room} ref={ref} />
}

function headAlone(): Sight {
  return { first: 0, last: -1, above: 0, windowWidth: innerWidth }
}

function sightLeft(key: string): Sight | undefined {
  const sight = sights.get(key)
  return sight && sight.windowWidth === innerWidth ? sight : undefined
}

/** Whether next to nothing but the page's head is in view. */
function isNearTop(): boolean {
  return scrollY < innerHeight / 4
}

/** What is seen of the sections now. */
function see(parts: readonly (FragmentInstance | null)[]): Sight {
  const boxes = parts.map((part) => part?.getClientRects() ?? [])
  const seen = boxes.map((part) => !isNearTop() && part.some(isInView))
  const [first, last] = [seen.indexOf(true), seen.lastIndexOf(true)]
  const [start, end] = extent(boxes.flat())
  const windowWidth = innerWidth
  if (first === -1) return { first: 0, last: -1, above: 0, below: end - start, windowWidth }
  const [seenStart, seenEnd] = extent(boxes.slice(first, last + 1).flat())
  return { first, last, above: seenStart - start, below: end - seenEnd, windowWidth }
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight
}

/** From where to where boxes reach down the page. */
function extent(boxes: readonly DOMRect[]): readonly [number, number] {
  return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))]
}

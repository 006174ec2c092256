import {
  Children,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  startTransition,
  use,
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
import { usePaintedValue } from '#app/lib/after-paint.ts'

/** Which sections of a page are seen, and how high the room is, in CSS, that the others take. */
type Sight = Readonly<{
  /** The first and the last of them, counted from 0; none where the last comes before the first. */
  first: number
  last: number
  above: string
  below: string
}>

/** The footer stays out of sight. */
const headAlone: Sight = { first: 0, last: -1, above: '0', below: '100vh' }

/** What was seen of history entries when they were left, by their keys and the parts' names. */
const sights = new Map<string, Sight>()

type BelowHeadProps = Readonly<{
  /** Of a page's parts below its head, the second one's. */
  name?: string
  children: ReactNode
}>

/**
 * What follows a page's head, section by section. What will be seen of a page is drawn first and
 * the rest in the frames after it, so that neither the visitor nor the page waits for what lies out
 * of sight: after a click on a link that is the head alone, on the way back the sections that were
 * in view. A page that is opened, or wanted at one of its places, is drawn whole.
 */
export function BelowHead({ name = '', children }: BelowHeadProps) {
  const { key, hash } = useLocation()
  const entry = key + name
  const type = useNavigationType()
  const router = use(RouterContext)?.router
  const [sight] = useState(() =>
    type === 'POP' ? sights.get(entry) : hash ? undefined : headAlone,
  )
  const isWhole = usePaintedValue(true, !sight, startTransition)
  const room = isWhole ? undefined : sight
  const parts = useRef<(FragmentInstance | null)[]>([])
  useEffect(() => {
    if (!isWhole) return
    const note = () => {
      // A page that was left still hears of the next one's beginning at its top.
      if (router?.state.location.key === key) sights.set(entry, see(parts.current))
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, entry, isWhole, router])
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

/** Keeps everything around it in its place. */
function Room({ size }: Readonly<{ size: string }>) {
  const ref = (element: HTMLElement | null) => {
    if (element) element.style.blockSize = size
  }
  return <div ref={ref} />
}

/** What is seen of the sections now. Near the top of a page, the head is what counts. */
function see(parts: readonly (FragmentInstance | null)[]): Sight {
  if (scrollY < innerHeight / 4) return headAlone
  const sections = parts.map((part) => part?.getClientRects() ?? [])
  const first = sections.filter((boxes) => (boxes.at(-1)?.bottom ?? 1) <= 0).length
  const end = sections.filter((boxes) => (boxes[0]?.top ?? 0) < innerHeight).length
  return {
    first,
    last: end - 1,
    above: height(sections.slice(0, first)),
    below: height(sections.slice(end)),
  }
}

/** How high sections that follow each other are, in CSS. */
function height(sections: readonly (readonly DOMRect[])[]): string {
  const boxes = sections.flat()
  return `${(boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0)}px`
}

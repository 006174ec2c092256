import {
  Children,
  Fragment,
  type FragmentInstance,
  isValidElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
// Types of a fragment's ref.
import type {} from 'react-dom'
import { useLocation, useNavigationType } from 'react-router'
import { nextPaint } from '#app/platform/when-idle.ts'

/** The sections [first, end) of a page that are in view, and the heights of those around them. */
type View = Readonly<{ first: number; end: number; above: string; below: string }>

/** No section; the footer stays out of view. */
const headAlone: View = { first: 0, end: 0, above: '0', below: '100vh' }

/** By history entry's key and part's name. */
const views = new Map<string, View>()

type BelowHeadProps = Readonly<{
  /** Required if a page has a second `BelowHead`; makes its storage key unique. */
  name?: string
  children: ReactNode
}>

/**
 * The sections below a page's head. The first paint, which takes half as long for it, has
 * - after a link: no section;
 * - after Back or Forward: the sections that were last in view;
 * - of a page that was opened or addressed at an anchor: all sections.
 *
 * The remaining sections follow. The router re-renders its page at every step of a navigation; sections
 * re-render only if their props differ.
 */
export function BelowHead({ name = '', children }: BelowHeadProps) {
  const { key, hash } = useLocation()
  const entry = key + name
  const type = useNavigationType()
  const [view] = useState(() => (type === 'POP' ? views.get(entry) : hash ? undefined : headAlone))
  const [isWhole, setIsWhole] = useState(!view)
  const content = useUnchanged(children)
  const sections = useRef<(FragmentInstance | null)[]>([])
  useLayoutEffect(() => {
    if (!isWhole) {
      void nextPaint().then(() => startTransition(() => setIsWhole(true)))
      return
    }
    let place: number | undefined
    const note = () => {
      if (scrollY === place) return
      place = scrollY
      views.set(entry, measure(sections.current))
    }
    // Where it replaces an entry, the page stays where it is.
    if (type === 'PUSH') views.set(entry, headAlone)
    else if (!views.has(entry)) note()
    addEventListener('scroll', note, { passive: true })
    // The event of a scroll comes with the next frame, a click maybe before.
    addEventListener('click', note, true)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('click', note, true)
    }
  }, [entry, isWhole, type])
  const room = isWhole ? undefined : view
  return (
    <>
      {room && <Room size={room.above} />}
      {Children.map(content, (section, index) => {
        if (room && (index < room.first || index >= room.end)) return null
        const ref = (part: FragmentInstance | null) => {
          sections.current[index] = part
        }
        return <Fragment ref={ref}>{section}</Fragment>
      })}
      {room && <Room size={room.below} />}
    </>
  )
}

/** Returns the previous children if the new ones are deeply equal, so that React skips them. */
function useUnchanged(children: ReactNode): ReactNode {
  const [shown, setShown] = useState(children)
  if (isEqual(shown, children)) return shown
  setShown(children)
  return children
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (isValidElement(a) && isValidElement(b))
    return a.type === b.type && a.key === b.key && isEqual(a.props, b.props)
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Renders no element for size 0: an empty grid item would add a gap. */
function Room({ size }: Readonly<{ size: string }>) {
  return parseFloat(size) > 0 && <div style={{ blockSize: size }} />
}

function measure(parts: readonly (FragmentInstance | null)[]): View {
  if (scrollY < innerHeight / 4) return headAlone
  const sections = parts.map((part) => part?.getClientRects() ?? [])
  const first = sections.filter((boxes) => (boxes.at(-1)?.bottom ?? 1) <= 0).length
  const end = sections.filter((boxes) => (boxes[0]?.top ?? 0) < innerHeight).length
  return { first, end, above: height(sections.slice(0, first)), below: height(sections.slice(end)) }
}

/** The height of consecutive sections, of which one may stand beside another and be sticky. */
function height(sections: readonly (readonly DOMRect[])[]): string {
  const boxes = sections.flat()
  if (boxes.length === 0) return '0'
  const end = Math.max(...boxes.map(({ bottom }) => bottom))
  return `${end - Math.min(...boxes.map(({ top }) => top))}px`
}

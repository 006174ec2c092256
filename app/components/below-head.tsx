import {
  Children,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
// Types of a fragment's ref.
import type {} from 'react-dom'
import { useLoaderData, useLocation, useNavigationType } from 'react-router'
import { nextPaint } from '#app/platform/when-idle.ts'

/** The sections [first, end) of a page that are in view, and the heights of those around them. */
type View = Readonly<{ first: number; end: number; above: string; below: string }>

/** Only the head; the footer stays out of view. */
const headAlone: View = { first: 0, end: 0, above: '0', below: '100vh' }

/** By history entry's key and part's name. */
const views = new Map<string, View>()

type BelowHeadProps = Readonly<{
  /** Of a page's parts below its head, the second one's. */
  name?: string
  children: ReactNode
}>

/**
 * What follows a page's head, section by section. What will be in view is painted first and the rest
 * after it: after a click the head alone, on the way back the sections that were in view. That halves
 * the time to that paint. A page that is opened, or addressed at an anchor, renders whole. The router
 * renders its page at every step of a navigation; what is in here renders for new loader data only.
 */
export function BelowHead({ name = '', children }: BelowHeadProps) {
  const { key, hash } = useLocation()
  const entry = key + name
  const isBack = useNavigationType() === 'POP'
  const [view] = useState(() => (isBack ? views.get(entry) : hash ? undefined : headAlone))
  const [isWhole, setIsWhole] = useState(!view)
  useEffect(() => {
    if (!isWhole) void nextPaint().then(() => startTransition(() => setIsWhole(true)))
  }, [isWhole])
  const data = useLoaderData<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same data renders the same
  const content = useMemo(() => children, [data])
  const sections = useRef<(FragmentInstance | null)[]>([])
  useLayoutEffect(() => {
    if (!isWhole) return
    const note = () => views.set(entry, measure(sections.current))
    if (!isBack) views.set(entry, headAlone)
    else if (!views.has(entry)) note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [entry, isWhole, isBack])
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

function Room({ size }: Readonly<{ size: string }>) {
  return <div style={{ blockSize: size }} />
}

function measure(parts: readonly (FragmentInstance | null)[]): View {
  if (scrollY < innerHeight / 4) return headAlone
  const sections = parts.map((part) => part?.getClientRects() ?? [])
  const first = sections.filter((boxes) => (boxes.at(-1)?.bottom ?? 1) <= 0).length
  const end = sections.filter((boxes) => (boxes[0]?.top ?? 0) < innerHeight).length
  return { first, end, above: height(sections.slice(0, first)), below: height(sections.slice(end)) }
}

/** Of sections that follow each other. */
function height(sections: readonly (readonly DOMRect[])[]): string {
  const boxes = sections.flat()
  return `${(boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0)}px`
}

import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { isHydrating } from '#app/platform/hydration.ts'
import { lateComponent } from '#app/platform/late-component.tsx'

type StillProps<Props> = Props &
  Readonly<{
    /**
     * What stands there first in a page that a click brings, until that is painted and the drawing
     * can be drawn; without it, all around the drawing waits. It has to take the same room.
     */
    place?: ReactNode
  }>

/**
 * A drawing that never changes. On the page that was opened it stands in the file and is taken over
 * unseen; the code that draws it comes only for a page that a click brings.
 *
 * @param Root the drawing's outermost element
 */
export function still<Props extends object>(
  Root: 'svg' | 'div',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<StillProps<Props>> {
  // A page without its art is still a page.
  const Art = lateComponent(load, { instead: Nothing })
  return function Still(props: StillProps<Props>) {
    const { place } = props
    const [isOnFile] = useState(isHydrating)
    const hasPlace = place !== undefined && !import.meta.env.SSR
    const isPainted = useDeferredValue(true, !hasPlace || isOnFile)
    if (!isPainted) return place
    if (!isOnFile) {
      const art = <Art {...props} />
      return hasPlace ? <Suspense fallback={place}>{art}</Suspense> : art
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it says nothing of
    return <Root suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  }
}

const asItStands = { __html: '' }

function Nothing() {
  return null
}

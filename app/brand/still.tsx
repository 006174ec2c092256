import { type ComponentType, lazy, useState } from 'react'
import { isHydrating } from '#app/lib/hydration.ts'

/**
 * A drawing that never changes. On the page that was opened it stands in the file and is taken over
 * unseen; the code that draws it comes only for a page that a click brings.
 *
 * @param Root the drawing's outermost element
 */
export function still<Props extends object>(
  Root: 'svg' | 'div',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Art = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      // A page without its art is still a page; a build without is none.
      if (typeof document === 'undefined') throw error
      return { default: Nothing }
    }
  })
  return function Still(props: Props) {
    const [isOnFile] = useState(isHydrating)
    if (!isOnFile) return <Art {...props} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it says nothing of
    return <Root suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  }
}

const asItStands = { __html: '' }

function Nothing() {
  return null
}

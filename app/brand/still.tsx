import { type ComponentType, lazy, useState } from 'react'
import { isHydrating } from '#app/lib/hydration.ts'

const loads: (() => Promise<unknown>)[] = []

/** Fetches ahead what draws all of them; where it fails to come, a page asks again. */
export async function fetchArt(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()))
}

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
  let Drawn: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Drawn ??= await load()
    return Drawn
  }
  loads.push(loadOnce)
  const Late = lazy(async () => {
    try {
      return { default: await loadOnce() }
    } catch (error) {
      // A page without its art is still a page; a build without is none.
      if (typeof document === 'undefined') throw error
      return { default: Nothing }
    }
  })
  return function Still(props: Props) {
    const [isOnFile] = useState(isHydrating)
    // What is there already is drawn along with the page, which else would wait for each anew.
    const [Art] = useState<ComponentType<Props>>(() => Drawn ?? Late)
    if (!isOnFile) return <Art {...props} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it says nothing of
    return <Root suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  }
}

const asItStands = { __html: '' }

function Nothing() {
  return null
}

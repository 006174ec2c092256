import { type ComponentType, lazy, Suspense, useState } from 'react'
import { nearOrTouched, nextTouch } from './deferred.ts'
import { afterHydration } from './hydration.ts'

const fetches: (() => Promise<unknown>)[] = []

/**
 * For data that is to change while the page hydrates: React renders anew, without focus, what has not
 * hydrated by then. Components that wait for a place in the page are left out.
 *
 * @returns resolves once each has loaded or failed
 */
export function fetchLateCode(): Promise<unknown> {
  return Promise.allSettled(fetches.map((fetch) => fetch()))
}

/**
 * A component whose code loads after the page has hydrated. Inside `Suspense`, the prerendered markup
 * is kept until then.
 *
 * @param near the id of an element: the code loads when that nears the viewport or is touched
 */
function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  near?: string,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return Loaded
  }
  if (!near) {
    fetches.push(loadOnce)
    // On pages opened later: before it is rendered, with the code that names it. A failure is `Pending`'s.
    void Promise.allSettled([afterHydration().then(loadOnce)])
  }
  const Pending = lazy(async () => {
    await (near ? nearOrTouched(near) : afterHydration())
    for (;;) {
      // Listens while the code loads as well: that may be the last touch for long.
      const touch =
        typeof document === 'undefined' ? undefined : nextTouch(document.documentElement)
      try {
        return { default: await loadOnce() }
      } catch (error) {
        if (!touch) throw error
        await touch
      }
    }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as lazy() is
  return function Late(props: Props) {
    // React suspends on a lazy component for a moment even where its code has loaded.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Pending)
    return <Shown {...props} />
  }
}

/**
 * A late component whose code loads when its place nears the viewport or is touched.
 *
 * @param id of an element that is in the page before the code loads
 */
export function whenNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lateComponent(load, id)
}

/** The prerendered markup is kept until the page has hydrated and the code has loaded. */
export function whenHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = lateComponent(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as lazy() is
  return function Hydrated(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  }
}

import { type ComponentType, lazy, useState } from 'react'
import { nearOrTouched, nextTouch } from './deferred.ts'
import { afterHydration } from './hydration.ts'

/** A component whose code is not in the page's own. */
export type LateComponent<Props> = ComponentType<Props> &
  Readonly<{
    /** Fetches the code ahead; it is then drawn along with what is around it. */
    fetchAhead: () => Promise<unknown>
  }>

/**
 * A component whose code comes later than the page. Inside `Suspense` the prerendered markup stands
 * there until then and is taken over as it is.
 *
 * @param begin what the page that was opened waits for before it asks for the code
 */
function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  begin: () => Promise<unknown>,
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return Loaded
  }
  const Pending = lazy(async () => {
    await begin()
    for (;;) {
      // Heard while the code is on its way as well: it may be the last touch for long.
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
  function Late(props: Props) {
    // What is there already need not be waited for, not even for the moment React would take.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Pending)
    return <Shown {...props} />
  }
  return Object.assign(Late, { fetchAhead: loadOnce })
}

/**
 * A late component whose code comes when its place nears the viewport or is touched.
 *
 * @param id of an element that stands in the page before the code does
 */
export function whenNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  return lateComponent(load, () => nearOrTouched(id))
}

/** A late component whose code comes once the app has taken over the rest of the page. */
export function whenTakenOver<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  return lateComponent(load, afterHydration)
}

import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { codeMissing } from '#app/start/protocol.ts'
import { withTimeout } from './chunk-guard.ts'
import { retryOnTouch } from './deferred.ts'
import { afterHydration, isHydrationOver, releaseLateCode } from './hydration.ts'

const fetches: (() => Promise<unknown>)[] = []

/** Longest time in ms that data waits for code its page can do without. */
const lateCodeTimeout = 3000

/**
 * Loads all late code. Call it before loader data changes during hydration, or
 * React re-renders unhydrated components and they lose focus.
 *
 * @returns resolves once all code has loaded or failed, or after a timeout
 */
export function fetchLateCode(): Promise<unknown> {
  const all = Promise.allSettled(fetches.map((fetch) => fetch()))
  return withTimeout(all, lateCodeTimeout).catch(() => {})
}

/**
 * A component whose code loads later. Its prerendered markup is kept until the page has hydrated and the
 * code has loaded.
 */
export function whenHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await withTimeout(load())
    return Loaded
  }
  const Pending = lazy(async () => {
    await afterHydration()
    if (typeof document === 'undefined') return { default: await loadOnce() }
    const component = await retryOnTouch(document.documentElement, loadOnce, (_, isRetried) => {
      if (!isRetried) dispatchEvent(new Event(codeMissing))
    })
    return { default: component }
  })
  fetches.push(loadOnce)
  // On pages opened later the code loads with the module that names the component, before it is rendered.
  // `Pending` reports a failure.
  void Promise.allSettled([afterHydration().then(loadOnce)])
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as lazy() is
  function Late(props: Props) {
    // React suspends on a lazy component for a moment even where its code has loaded.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Pending)
    return <Shown {...props} />
  }
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  return function Hydrated(props: Props) {
    const late = <Late {...props} />
    return useIsRenderedAnew() ? late : <Suspense>{late}</Suspense>
  }
}

/**
 * Whether hydration failed and React renders the whole document anew. Without `Suspense`, React keeps
 * the prerendered document until all late code has loaded, so that nothing is missing for a moment.
 */
function useIsRenderedAnew(): boolean {
  const [store] = useState(() => ({ isAnew: !isHydrationOver() }))
  const getSnapshot = () => store.isAnew
  // Called when React hydrates. Must return false: a changed snapshot after hydration would re-render
  // unhydrated children.
  const getServerSnapshot = () => {
    store.isAnew = false
    return false
  }
  const isAnew = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  if (isAnew) releaseLateCode()
  return isAnew
}

const subscribe = () => () => {}

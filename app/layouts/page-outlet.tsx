import { startTransition, use, useMemo } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useMatches,
  useOutlet,
} from 'react-router'
import { usePaintedValue } from '#app/lib/after-paint.ts'
import styles from './page-outlet.module.css'

/**
 * The page's own part. To take a page of many sections from the document is a third of the work of
 * a click, so a page that is left first stops being shown, and goes once the next one stands. Until
 * then it is told of the router's state as it was: of what came since, it has no data.
 */
export function PageOutlet() {
  const id = useMatches().at(-1)?.id
  const outlet = useOutlet()
  const state = use(RouterStateContext)
  const location = use(LocationContext)
  const page = useMemo(() => ({ id, outlet, state, location }), [id, outlet, state, location])
  const settled = usePaintedValue(page, page, startTransition)
  const pages = settled.id === page.id ? [page] : [page, settled]
  return pages.map((shown) => (
    // One element holds it all; one by one, each removal had the browser style what was still to go.
    <div key={shown.id} className={shown === page ? undefined : styles.leaving}>
      <RouterStateContext value={shown.state}>
        <LocationContext value={shown.location}>{shown.outlet}</LocationContext>
      </RouterStateContext>
    </div>
  ))
}

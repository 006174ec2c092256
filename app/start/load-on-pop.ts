import { hydrationEnds } from './protocol.ts'

/**
 * Until the page has hydrated, loads the page of the address to which Back or Forward leads. After a
 * reload, the entries that the app made before still belong to one document: the browser then changes the
 * address alone.
 */
export function loadOnPop(): void {
  const address = () => location.pathname + location.search
  const shown = address()
  const onPop = () => {
    if (address() !== shown) location.reload()
  }
  addEventListener('popstate', onPop)
  addEventListener(hydrationEnds, () => removeEventListener('popstate', onPop))
}

import { Outlet, useMatches } from 'react-router'

/** The same element each time: what the router says of a page on its way does not reach the page. */
const outlet = <Outlet />

/**
 * The page's own part, held by one element. A page of many sections that is left goes from the
 * document in one step; one by one, each removal had the browser style what was still to go.
 */
export function PageOutlet() {
  return <div key={useMatches().at(-1)?.id}>{outlet}</div>
}

import { startTransition } from 'react'

/**
 * Begins Back and Forward in a transition, as a link does its click. React renders at once what an event
 * `popstate` changes: the page that is left would render once more, as one that waits for the next.
 *
 * Meanwhile the browser must restore no position, which the router would store as that of the left page.
 * The router sets `scrollRestoration` after hydration, too late for a page that is left at once.
 */
export function popInOneStep(): void {
  const restoreNothing = () => {
    history.scrollRestoration = 'manual'
  }
  restoreNothing()
  // The router gives it back to the browser whenever a page is left.
  addEventListener('pageshow', restoreNothing)
  let timer: ReturnType<typeof setTimeout>
  const onPop = (event: PopStateEvent) => {
    if (!event.isTrusted) return
    event.stopImmediatePropagation()
    // Entries of the browser's own, as those of `#main`, would share one key, and so their positions.
    if (!history.state) history.replaceState({ idx: null, key: Math.random().toString(36) }, '')
    const again = new PopStateEvent('popstate', { state: history.state })
    // Of two in a row the router needs the last one: it reads the address.
    clearTimeout(timer)
    timer = setTimeout(() => startTransition(() => void dispatchEvent(again)))
  }
  addEventListener('popstate', onPop, true)
}

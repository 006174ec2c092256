import { startTransition } from 'react'

/**
 * Begins Back and Forward in a transition, as a link does its click. React renders at once what an event
 * `popstate` changes: the page that is left would render once more, as one that waits for the next.
 *
 * Meanwhile the browser must restore no position, which the router would store as that of the left page.
 * The router sets `scrollRestoration` after hydration, too late for a page that is left at once.
 */
export function popInOneStep(): void {
  history.scrollRestoration = 'manual'
  let timer: ReturnType<typeof setTimeout>
  const onPop = (event: PopStateEvent) => {
    if (!event.isTrusted) return
    event.stopImmediatePropagation()
    const again = new PopStateEvent('popstate', { state: event.state })
    // Of two in a row the router needs the last one: it reads the address.
    clearTimeout(timer)
    timer = setTimeout(() => startTransition(() => void dispatchEvent(again)))
  }
  addEventListener('popstate', onPop, true)
}

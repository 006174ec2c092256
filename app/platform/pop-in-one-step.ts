import { startTransition } from 'react'

/**
 * Begins Back and Forward in a transition; otherwise the page that is left renders once more. The browser
 * restores no position meanwhile, which the router would take for that of the left page: the router's own
 * `scrollRestoration` comes after hydration, too late for a page that is left at once.
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

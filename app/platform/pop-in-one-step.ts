import { startTransition } from 'react'

/** Begins Back and Forward in a transition; otherwise the page that is left renders once more. */
export function popInOneStep(): void {
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

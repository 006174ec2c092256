let isOver = typeof document === 'undefined' || !document.querySelector('main')

/** Whether the router is still fetching what the page that was opened begins with. */
export function isStarting(): boolean {
  return !window.__reactRouterDataRouter?.state.initialized
}

const waiting: (() => void)[] = []

/** Waits until the page that was opened has been taken over; at once for what is new to it. */
export function afterHydration(): Promise<void> {
  if (isOver) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}

/** From now on, what is rendered is new to the document. */
export function endHydration(): void {
  isOver = true
  for (const go of waiting.splice(0)) go()
}

let isOver = typeof document === 'undefined' || !document.querySelector('main')

/** Whether the router is still loading the data of the page that was opened. */
export function isStarting(): boolean {
  return !window.__reactRouterDataRouter?.state.initialized
}

const waiting: (() => void)[] = []

/** Waits until the page that was opened has hydrated. */
export function afterHydration(): Promise<void> {
  if (isOver) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}

/** Tells that the page has hydrated. */
export function endHydration(): void {
  isOver = true
  for (const go of waiting.splice(0)) go()
}

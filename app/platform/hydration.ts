import { hydrationEnds } from '#app/start/protocol.ts'

let isOver = typeof document === 'undefined' || !document.querySelector('main')
let isLateCodeDue = isOver

/** Set before the app can change it. */
const opened = typeof location === 'undefined' ? '' : location.pathname

/** While the router loads the data of the page that was opened. */
export function isInitializing(): boolean {
  return !window.__reactRouterDataRouter?.state.initialized
}

/** Whether this is the page that was opened; a click may ask for another one's data meanwhile. */
export function isHydrating({ url }: Request): boolean {
  return isInitializing() && new URL(url).pathname === opened
}

export function isHydrationOver(): boolean {
  return isOver
}

const waiting: (() => void)[] = []

/** Or earlier, where React cannot render the page without late code. */
export function afterHydration(): Promise<void> {
  if (isLateCodeDue) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}

export function releaseLateCode(): void {
  isLateCodeDue = true
  for (const go of waiting.splice(0)) go()
}

export function endHydration(): void {
  isOver = true
  releaseLateCode()
  dispatchEvent(new Event(hydrationEnds))
}

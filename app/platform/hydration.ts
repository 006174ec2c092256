import { hydrationEnds } from '#app/start/protocol.ts'

let isOver = typeof document === 'undefined' || !document.querySelector('main')
let isLateCodeDue = isOver

/** The path that was opened, read before the app can change it. */
const opened = typeof location === 'undefined' ? '' : location.pathname

/** Whether the router is loading the data of the page that was opened. */
export function isInitializing(): boolean {
  return !window.__reactRouterDataRouter?.state.initialized
}

/** Whether the request is for the page that was opened; a click may meanwhile request another page. */
export function isHydrating({ url }: Request): boolean {
  return isInitializing() && new URL(url).pathname === opened
}

export function isHydrationOver(): boolean {
  return isOver
}

const waiting: (() => void)[] = []

/** Resolves after hydration, or earlier if React needs late code to render. */
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

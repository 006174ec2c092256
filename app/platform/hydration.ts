import { appStarted } from './keep-clicks.ts'

let isOver = typeof document === 'undefined' || !document.querySelector('main')

/** Set before the app can change it. */
const opened = typeof location === 'undefined' ? '' : location.pathname

/** While the page that was opened loads its data; a click may ask for another page's meanwhile. */
export function isHydrating({ url }: Request): boolean {
  return !window.__reactRouterDataRouter?.state.initialized && new URL(url).pathname === opened
}

const waiting: (() => void)[] = []

export function afterHydration(): Promise<void> {
  if (isOver) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}

export function endHydration(): void {
  isOver = true
  for (const go of waiting.splice(0)) go()
  dispatchEvent(new Event(appStarted))
}

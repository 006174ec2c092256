import { appStarted } from './keep-clicks.ts'

let isOver = typeof document === 'undefined' || !document.querySelector('main')

/** While the data of the page that was opened is loading. */
export function isStarting(): boolean {
  return !window.__reactRouterDataRouter?.state.initialized
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

let isOver = typeof document === 'undefined' || !document.querySelector('main')

/** Whether what is rendered now stands in the page's file already. */
export function isHydrating(): boolean {
  return !isOver
}

/** From now on, what is rendered is new to the document. */
export function endHydration(): void {
  isOver = true
}

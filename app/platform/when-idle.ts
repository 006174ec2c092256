/** Resolves after 2 s at the latest. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: 2000 })
  })
}

/** Runs work when the browser is idle; never under Save-Data. @returns function that cancels the work */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  let isWanted = !connection?.saveData
  void idle().then(() => isWanted && work())
  return () => {
    isWanted = false
  }
}

/** Resolves after the next paint; in a hidden tab, after it is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

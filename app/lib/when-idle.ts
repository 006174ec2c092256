/** Waits until the browser has nothing better to do, 2 s at most. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback before version 26.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: 2000 })
  })
}

/**
 * Runs work when the browser has nothing better to do; not at all for a visitor who saves data.
 *
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  let isWanted = !connection?.saveData
  void idle().then(() => isWanted && work())
  return () => {
    isWanted = false
  }
}

/** Waits until the browser is idle, 2 s at most. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback before version 26.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: 2000 })
  })
}

/**
 * Runs work when the browser is idle; not at all for a visitor who saves data.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  let isWanted = !connection?.saveData
  void idle().then(() => isWanted && work())
  return () => {
    isWanted = false
  }
}

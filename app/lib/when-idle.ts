/**
 * Runs work when the browser has nothing better to do; not at all for a visitor who saves data.
 *
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => {}
  // Safari has no requestIdleCallback before version 26.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 4000 })
  return () => cancelIdleCallback(request)
}

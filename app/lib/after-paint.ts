import { useLayoutEffect, useState } from 'react'

/**
 * Runs work once the next frame is painted: what needs not be in it had better not delay it. A tab
 * that is not looked at paints nothing, so there the work waits.
 *
 * @returns a function that calls it off
 */
export function afterPaint(work: () => void): () => void {
  let isWanted = true
  requestAnimationFrame(() => setTimeout(() => isWanted && work()))
  return () => {
    isWanted = false
  }
}

/**
 * A value that follows another one after the next paint. React's `useDeferredValue` does not wait
 * for that: a first step of 5 ms, and all the pieces of the page that it touches, come between a
 * click and its frame.
 *
 * @param value the same object as long as it means the same
 * @param initial what it is at first; `value` itself, where not given
 * @param update how the change is made: `startTransition` draws in steps, otherwise in one piece
 */
export function usePaintedValue<Value>(
  value: Value,
  initial: Value = value,
  update: (change: () => void) => void = atOnce,
): Value {
  const [painted, setPainted] = useState(() => initial)
  // Not a plain effect, which may come after the paint itself.
  useLayoutEffect(() => {
    if (painted !== value) return afterPaint(() => update(() => setPainted(() => value)))
  }, [painted, value, update])
  return painted
}

function atOnce(change: () => void): void {
  change()
}

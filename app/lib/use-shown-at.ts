import { useState, useSyncExternalStore } from 'react'

/**
 * When the visitor got to see what calls this, in milliseconds since the document began: 0 for
 * what came with the document, however late its code took over.
 */
export function useShownAt(): number {
  const cameWithDocument = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [shownAt] = useState(() => (cameWithDocument ? 0 : performance.now()))
  return shownAt
}

function subscribeToNothing() {
  return () => {}
}

import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** `false` while a page is prerendered. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, prefersReducedMotion, () => false)
}

function watch(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function prefersReducedMotion(): boolean {
  return matchMedia(query).matches
}

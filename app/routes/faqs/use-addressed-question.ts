import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** For links inside the site; a newly opened document and the way back are the browser's own. */
export function useAddressedQuestion(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (type === 'POP') return
    // The scroll and focus of a new page come first.
    const frame = requestAnimationFrame(() => open(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash, key, type])
}

function open(id: string) {
  const details = document.getElementById(id)?.closest('details')
  const summary = details?.querySelector('summary')
  if (!details || !summary) return
  details.open = true
  summary.scrollIntoView()
  summary.focus({ preventScroll: true })
}

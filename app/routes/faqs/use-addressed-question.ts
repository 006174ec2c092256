import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Opens the question a link inside the site has led to, and puts the focus on it; when a document is
 * opened the browser does so itself. Going back leaves the page as the visitor had it.
 */
export function useAddressedQuestion(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (type === 'POP') return
    // Scroll and focus of a new page are settled first.
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

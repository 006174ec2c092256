import type { SearchPanel } from './search-panel.tsx'

const missing = new Set<HTMLLinkElement>()

/**
 * Fetches what stands in the search's window.
 *
 * @throws when a script or a style sheet does not arrive; a later call asks for it again
 */
export async function loadPanel(): Promise<typeof SearchPanel> {
  addEventListener('error', noteStyle, true)
  try {
    // An import asks only once for its style sheets, even if they failed.
    await Promise.all([...missing].map(fetchAgain))
    return (await import('./search-panel.tsx')).SearchPanel
  } finally {
    removeEventListener('error', noteStyle, true)
  }
}

function noteStyle({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  missing.delete(link)
  const copy = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    copy.onload = resolve
    copy.onerror = reject
    link.replaceWith(copy)
  })
}

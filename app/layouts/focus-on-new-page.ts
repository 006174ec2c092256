import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { canonicalPath } from '#app/i18n/paths.ts'

/** The link or heading that was last pressed or focused, as a selector, by entry of the history. */
const lastUsed = new Map<string, string>()

/**
 * After a path change, screen readers and keyboards start at the new page's heading. A link to a section
 * (`#privacy`) leads to the section's heading, also on the same page. Back and Forward restore the
 * position on a page: they start at what was last used on that page, so that the next Tab does not
 * scroll the page away.
 */
export function FocusOnNewPage() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const path = canonicalPath(pathname)
  const shown = useRef(path)
  // In the same task as the router's scrolling, so that the browser lays the page out once for both.
  useLayoutEffect(() => {
    const isNewPage = shown.current !== path
    const section = type === 'POP' ? undefined : headingOf(hash)
    shown.current = path
    if (!isNewPage) return section?.focus()
    // The style sheet lets only pages after the first one fade in.
    document.querySelector('main')?.setAttribute('data-navigated', '')
    if (type !== 'POP') return (section ?? document.querySelector<HTMLElement>('h1'))?.focus()
    // The router's scrolling is a later layout effect of the same commit.
    queueMicrotask(() => focusInWindow(lastUsed.get(key)))
  }, [path, hash, type, key])
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      const part = target instanceof Element && target.closest('a[href], h2[id][tabindex]')
      if (!part) return
      const name = part.id ? 'id' : 'href'
      // Header and footer have the same links.
      const place = part.closest('main, footer')?.localName ?? 'header'
      lastUsed.set(key, `${place} [${name}="${CSS.escape(part.getAttribute(name) ?? '')}"]`)
    }
    // Safari focuses no link that is clicked.
    const types = ['focusin', 'click']
    for (const event of types) addEventListener(event, note)
    return () => {
      for (const event of types) removeEventListener(event, note)
    }
  }, [key])
  return null
}

/** The heading of the section with this id, if it can take the focus. */
function headingOf(hash: string): HTMLElement | null | undefined {
  return document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2[tabindex]')
}

/** Without scrolling. The page's heading, wherever it is, if what was used is not in the window. */
function focusInWindow(used: string | undefined): void {
  const parts = used ? document.querySelectorAll<HTMLElement>(used) : []
  const part = [...parts].find((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const target = part ?? document.querySelector<HTMLElement>('h1')
  target?.focus({ preventScroll: true })
}

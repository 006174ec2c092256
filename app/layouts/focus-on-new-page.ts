import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { canonicalPath } from '#app/i18n/paths.ts'

type Used = Readonly<{
  selector: string
  /** From the start of the document, in px: many links may lead to one page. */
  top: number
}>

/** The link or heading that was last pressed or focused, by entry of the history. */
const lastUsed = new Map<string, Used>()

/** The path that is shown. Not of a component: the page that replaces an error has a new one. */
let shown: string | undefined

/** The query that is shown. */
let asked: string | undefined

/**
 * After a path change, screen readers and keyboards start at the new page's heading. A link to a section
 * (`#privacy`) leads to the section's heading, also on the same page. Back and Forward restore the
 * position on a page, also from a part of it: they start at what was last used there, so that the next
 * Tab does not scroll the page away.
 */
export function FocusOnNewPage() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const path = canonicalPath(pathname)
  // Before the other effect, whose focus belongs to the new entry.
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      const part = target instanceof Element && target.closest('a[href], h2[id][tabindex]')
      if (!part) return
      const name = part.id ? 'id' : 'href'
      // Header and footer have the same links.
      const place = part.closest('main, footer')?.localName ?? 'header'
      const selector = `${place} [${name}="${CSS.escape(part.getAttribute(name) ?? '')}"]`
      lastUsed.set(key, { selector, top: topOf(part) })
    }
    // Safari focuses no link that is clicked.
    const types = ['focusin', 'click']
    for (const event of types) addEventListener(event, note)
    return () => {
      for (const event of types) removeEventListener(event, note)
    }
  }, [key])
  // In the same task as the router's scrolling, so that the browser lays the page out once for both.
  useLayoutEffect(() => {
    const isNewPage = shown !== undefined && shown !== path
    // Another page of a list takes the focus by itself.
    const isPartLeft = asked === search && lastUsed.has(key)
    shown = path
    asked = search
    // The style sheet lets only pages after the first one fade in.
    if (isNewPage) document.querySelector('main')?.setAttribute('data-navigated', '')
    if (type !== 'POP') return (headingOf(hash) ?? (isNewPage ? heading() : null))?.focus()
    // The router's scrolling is a later layout effect of the same commit.
    if (isNewPage || isPartLeft) queueMicrotask(() => focusInWindow(lastUsed.get(key)))
  }, [path, search, hash, type, key])
  return null
}

function heading() {
  return document.querySelector('h1')
}

/** What has this id, or the heading of it, whichever can take the focus. */
function headingOf(hash: string): HTMLElement | null | undefined {
  const part = document.getElementById(hash.slice(1))
  return part?.matches('[tabindex]') ? part : part?.querySelector<HTMLElement>('h2[tabindex]')
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}

/** Without scrolling. The page's heading, wherever it is, if what was used is not in the window. */
function focusInWindow(used: Used | undefined): void {
  const parts = used ? document.querySelectorAll<HTMLElement>(used.selector) : []
  const header = document.querySelector('header')
  const distance = (element: Element) => Math.abs(topOf(element) - (used?.top ?? 0))
  const [part] = [...parts]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const start = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
      return bottom > start && top < innerHeight
    })
    .sort((one, other) => distance(one) - distance(other))
  const target = part ?? heading()
  target?.focus({ preventScroll: true })
}

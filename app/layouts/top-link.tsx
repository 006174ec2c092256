import type { ComponentProps, MouseEvent } from 'react'

/** The id of the first focusable element of every page. */
export const topId = 'top'

type TopLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>

export function TopLink(props: TopLinkProps) {
  return <a {...props} href={`#${topId}`} onClick={goToTop} />
}

function goToTop(event: MouseEvent) {
  event.preventDefault()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(topId)?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

import type { ComponentProps, MouseEvent } from 'react'

/** The first thing in every page: where a reader who goes back to the top starts again. */
export const topId = 'top'

type TopLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>

/** A link to the top, which glides there unless the reader wants no movement. */
export function TopLink(props: TopLinkProps) {
  return <a {...props} href={`#${topId}`} onClick={goToTop} />
}

function goToTop(event: MouseEvent) {
  event.preventDefault()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(topId)?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

import type { ComponentProps } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { useIsCurrent } from './use-is-current.ts'

/** A menu entry, marked with `aria-current` on its own page. */
export function MenuLink(props: ComponentProps<typeof PageLink>) {
  // The router's own listens to all that happens in the router, and would be drawn at every step.
  return <PageLink {...props} aria-current={useIsCurrent(props.page) ? 'page' : undefined} />
}

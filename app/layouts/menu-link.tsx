import type { ComponentProps } from 'react'
import { PageLink } from '#app/components/page-link.tsx'
import { useIsCurrent } from './use-is-current.ts'

export function MenuLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} aria-current={useIsCurrent(props.page) ? 'page' : undefined} />
}

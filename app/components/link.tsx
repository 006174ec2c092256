import { type ComponentProps, startTransition } from 'react'
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  useLinkClickHandler,
} from 'react-router'

/** Of the router's options only those that the click handler below passes on. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'preventScrollReset'>

/**
 * The router's link. Its first step, which says that a page is loading, renders as a transition: where
 * the page was prefetched, the page itself overtakes it.
 */
export function Link({ onClick, ...props }: LinkProps) {
  const { to, replace, preventScrollReset } = props
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset && { preventScrollReset }),
  })
  return (
    <RouterLink
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) startTransition(() => follow(event))
      }}
    />
  )
}

import { type ComponentProps, type MouseEvent, startTransition } from 'react'
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  useLinkClickHandler,
} from 'react-router'

/** Of the router's options only those that the click handler below passes on. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'preventScrollReset'>

/**
 * What a click on a link does. Its first step, which says that a page is loading, renders as a
 * transition: where the page was prefetched, the page itself overtakes it.
 */
export function useFollowLink({ to, replace, preventScrollReset }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset && { preventScrollReset }),
  })
  return (event: MouseEvent<HTMLAnchorElement>) => startTransition(() => follow(event))
}

/** The router's link. */
export function Link({ onClick, ...props }: LinkProps) {
  const follow = useFollowLink(props)
  return (
    <RouterLink
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

import { startTransition } from 'react'
import { type LinkProps, Link as RouterLink, useLinkClickHandler } from 'react-router'

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

import { type ComponentProps, type MouseEvent, startTransition, use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { withBase } from '#app/i18n/paths.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Readonly<{
    /** A path of the site, without the base, and what follows it. */
    to: string
    /** Takes the place of the page shown in the history. */
    replace?: boolean
    /** Leaves the page where it is scrolled to. */
    preventScrollReset?: boolean
  }>

/**
 * A link to a page of the site. The router's own can do more than absolute paths, and for that is
 * drawn anew at every step of a navigation: on a page with a hundred of them that took longer than
 * to draw the next page.
 */
export function SiteLink({ to, replace, preventScrollReset, onClick, ...props }: SiteLinkProps) {
  const router = use(RouterContext)?.router
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const { pathname, search, hash } = router.state.location
    const isShown = withBase(to) === pathname + search + hash
    // The router's first step shows nothing of the page, and where that is there, need not be drawn.
    startTransition(() => {
      void router.navigate(to, {
        replace: replace ?? isShown,
        ...(preventScrollReset && { preventScrollReset }),
      })
    })
  }
  return <a {...props} href={withBase(to)} onClick={follow} />
}

/** Whether the visitor wants a new tab or window, or to keep the file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

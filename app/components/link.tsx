import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
} from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { useLocale } from '#app/i18n/intl.ts'
import { type PageKey, pagePath, withBase } from '#app/i18n/paths.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'

type Target = Readonly<{
  /** A path of the site, without the base path, and what follows it. */
  to: string
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
  /** Called before the link leads on in this document; not where the browser opens it elsewhere. */
  onFollow?: (() => void) | undefined
}>

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & Target

const Navigate = createContext<NavigateFunction | undefined>(undefined)

/**
 * Gives links the router's `navigate`, which never changes. The router's own links resolve relative paths,
 * and therefore render at every step of a navigation: on a page with a hundred of them half of its script.
 */
export function FollowLinks({ children }: Readonly<{ children: ReactNode }>) {
  return <Navigate value={useNavigate()}>{children}</Navigate>
}

/**
 * What a click on a link does: navigates as a transition, so that the loading line is skipped if the page
 * is prefetched.
 */
export function useFollowLink({ to, replace, preventScrollReset = false, onFollow }: Target) {
  const navigate = use(Navigate)
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    onFollow?.()
    const { pathname, search, hash } = location
    const isShown = withBase(to) === pathname + search + hash
    // The router leads to the top of the page, as on a new one.
    if (isShown && !hash && !preventScrollReset) document.querySelector('h1')?.focus()
    startTransition(() => {
      void navigate(to, { replace: replace ?? isShown, preventScrollReset })
    })
  }
}

/** A link to a page of the site. */
export function Link({ to, replace, preventScrollReset, onFollow, ...props }: LinkProps) {
  const follow = useFollowLink({ to, replace, preventScrollReset, onFollow })
  return <a {...props} href={withBase(to)} onClick={follow} />
}

/** A link to a part of the page that is shown: Back then leads to where the visitor was on it. */
export function PartLink({ id, children }: Readonly<{ id: string; children: ReactNode }>) {
  const { pathname, search } = useLocation()
  const follow = useFollowLink({ to: `${pathname}${search}#${id}` })
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        follow(event)
        if (!event.defaultPrevented) return
        // At once: React waits with the router's step until all code of the page is there.
        const part = document.getElementById(id)
        part?.scrollIntoView()
        part?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}

export type PageLinkProps = Omit<LinkProps, 'to'> & { page: PageKey }

/** In the language of the current page. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <Link {...props} to={pagePath(useLocale(), page)} />
}

import { useEffect, useState } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { fetchArt } from '#app/brand/stills.ts'
import { withoutBase } from '#app/i18n/base-path.ts'
import { addressKind } from '#app/i18n/paths.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

/**
 * Fetches ahead, once each and when there is nothing better to do, the code and data of the pages
 * that links on the screen lead to; nothing for visitors who save data. The router's own way asks
 * anew for each link that comes into view, and not at all for data a page's own loader wants.
 */
export function PrefetchLinks() {
  return usePagesInSight().map((page) => <PrefetchPage key={page} page={page} />)
}

function PrefetchPage({ page }: { page: string }) {
  const { id, modules } = filesOf(page)
  const query = new URLSearchParams({ _routes: id })
  return (
    <>
      <link rel="prefetch" as="fetch" href={`${page}.data?${query}`} />
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
}

/** The route of a page, and the modules its code is made of. */
function filesOf(page: string): { id: string; modules: readonly string[] } {
  const router = window.__reactRouterDataRouter
  const id = router && matchRoutes([...router.routes], page, router.basename)?.at(-1)?.route.id
  const route = window.__reactRouterManifest?.routes[id ?? '']
  return { id: id ?? '', modules: route ? [route.module, ...route.imports] : [] }
}

/** The paths, base included, of all pages that links in view or under the pointer have led to. */
function usePagesInSight(): readonly string[] {
  const [pages, setPages] = useState<readonly string[]>([])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const add = (link: HTMLAnchorElement) => {
      const page = pageOf(link)
      if (page) setPages((known) => (known.includes(page) ? known : [...known, page]))
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) add(target as HTMLAnchorElement)
      }
    })
    const onHint = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) add(link)
    }
    const hints = new AbortController()
    const callOff = whenIdle(() => {
      void fetchArt()
      for (const link of document.links) observer.observe(link)
      for (const type of ['pointerover', 'focusin']) {
        addEventListener(type, onHint, { passive: true, signal: hints.signal })
      }
    })
    return () => {
      callOff()
      hints.abort()
      observer.disconnect()
    }
  }, [pathname])
  return pages
}

function pageOf({ origin, pathname, hreflang }: HTMLAnchorElement): string | undefined {
  const isOurs = origin === location.origin && !hreflang && pathname !== location.pathname
  const isPage = isOurs && ['page', 'post'].includes(addressKind(withoutBase(pathname)))
  return isPage ? pathname : undefined
}

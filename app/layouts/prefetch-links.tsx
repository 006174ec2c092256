import { useEffect, useState } from 'react'
import { matchRoutes, PrefetchPageLinks, useLocation } from 'react-router'
import { fetchArt } from '#app/brand/stills.ts'
import { withoutBase } from '#app/i18n/base-path.ts'
import { addressKind } from '#app/i18n/paths.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

/**
 * Fetches ahead, once each and when there is nothing better to do, the code and data of the pages
 * that links on the screen lead to; nothing for visitors who save data.
 */
export function PrefetchLinks() {
  const pages = usePagesInSight()
  return pages.map((page) => (
    <div key={page} hidden>
      <PrefetchPageLinks page={page} />
      <OwnData page={page} />
    </div>
  ))
}

/** Data that a page's own loader asks for in the browser, which the router does not fetch ahead. */
function OwnData({ page }: { page: string }) {
  const router = window.__reactRouterDataRouter
  const id = router && matchRoutes([...router.routes], page, router.basename)?.at(-1)?.route.id
  if (!id || !window.__reactRouterManifest?.routes[id]?.hasClientLoader) return null
  const query = new URLSearchParams({ _routes: id })
  return <link rel="prefetch" as="fetch" href={`${page}.data?${query}`} />
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

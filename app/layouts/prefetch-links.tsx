import { useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { withoutBase } from '#app/i18n/base-path.ts'
import { addressKind } from '#app/i18n/paths.ts'
import { fetchLateCode } from '#app/lib/late-component.tsx'
import { preloadModule } from '#app/lib/preload-module.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

/**
 * Prefetches, once each and when the browser is idle, the chunks and data of the pages that links in
 * view lead to; nothing for visitors who save data. The router's own `prefetch` asks for the data
 * under another address than its clicks do, at least in 7.18.4 with `ssr: false`.
 */
export function PrefetchLinks() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) prefetch(target as HTMLAnchorElement, 'low')
      }
    })
    const onHint = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) prefetch(link, 'high')
    }
    const hints = new AbortController()
    const listen = (type: string) =>
      addEventListener(type, onHint, { passive: true, capture: true, signal: hints.signal })
    // Without prefetching, the router asks for the data only after the code.
    listen('click')
    const cancel = whenIdle(() => {
      void fetchLateCode()
      // The way back to this page needs its data, which the document brought in another form.
      prefetch(location, 'low')
      for (const link of document.links) observer.observe(link)
      for (const type of ['pointerover', 'focusin']) listen(type)
    })
    return () => {
      cancel()
      hints.abort()
      observer.disconnect()
    }
  }, [pathname])
  return null
}

const prefetched = new Set<string>()

function prefetch(target: HTMLAnchorElement | Location, priority: RequestPriority): void {
  const { origin, pathname, search } = target
  const isOurs = origin === location.origin && !('hreflang' in target && target.hreflang)
  const isPage = isOurs && ['page', 'post'].includes(addressKind(withoutBase(pathname)))
  const router = window.__reactRouterDataRouter
  // A list's pages share most of their data, so a link in view is worth it only once.
  const key = priority === 'low' ? pathname : pathname + search
  if (!isPage || !router || prefetched.has(key)) return
  prefetched.add(key)
  const id = matchRoutes([...router.routes], pathname, router.basename)?.at(-1)?.route.id
  const route = window.__reactRouterManifest?.routes[id ?? '']
  if (!id || !route) return
  for (const module of [...route.imports, route.module]) void preloadModule(module, priority)
  // Exactly the address a click asks for, so that the browser's cache answers it.
  const data = new URL(`${pathname.replace(/\/$/, '')}.data${search}`, origin)
  if (route.hasClientLoader) data.searchParams.set('_routes', id)
  fetch(data, { priority })
    .then((response) => response.arrayBuffer())
    .catch(() => {})
}

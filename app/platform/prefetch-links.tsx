import { useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { addressKind, withoutBase } from '#app/i18n/paths.ts'
import { pageDataPath, prefetchDataFile } from './data-file.ts'
import { preloadModule } from './preload-module.ts'
import { idle, whenIdle } from './when-idle.ts'

/**
 * Prefetches chunks and data of the pages that links in view lead to, when the browser is idle; nothing
 * under Save-Data. The router's own `prefetch` does not fetch the data of client loaders.
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
      if (link) prefetch(link, 'auto')
    }
    const hints = new AbortController()
    const listen = (type: string) =>
      addEventListener(type, onHint, { passive: true, capture: true, signal: hints.signal })
    // Without prefetching, the router asks for the data only after the code.
    listen('click')
    const cancel = whenIdle(() => {
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

function prefetch(link: HTMLAnchorElement, priority: RequestPriority): void {
  const { origin, pathname, hreflang } = link
  const isOurs = origin === location.origin && !hreflang && pathname !== location.pathname
  const isPage = isOurs && ['page', 'post'].includes(addressKind(withoutBase(pathname)))
  const router = window.__reactRouterDataRouter
  if (!isPage || !router || prefetched.has(pathname)) return
  prefetched.add(pathname)
  // After a failure the next hint requests the page again.
  const forget = () => prefetched.delete(pathname)
  const id = matchRoutes([...router.routes], pathname, router.basename)?.at(-1)?.route.id
  const route = window.__reactRouterManifest?.routes[id ?? '']
  if (!id || !route) return
  void prefetchDataFile(pageDataPath(pathname), priority).then((isLoaded) => isLoaded || forget())
  for (const module of route.imports) void preloadModule(module, priority)
  void preloadModule(route.module, priority).then((isLoaded) => {
    if (isLoaded) void run(id, route.module)
    else forget()
  })
}

/** Stored where the router looks first, so that a click renders in one step. */
async function run(id: string, module: string): Promise<void> {
  await idle()
  const routeModule = await import(/* @vite-ignore */ module).catch(() => undefined)
  const modules = window.__reactRouterRouteModules
  if (routeModule && modules) modules[id] ??= routeModule
}

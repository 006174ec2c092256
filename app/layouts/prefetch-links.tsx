import { useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { fetchArt } from '#app/brand/still.tsx'
import { fetchForms } from '#app/components/newsletter-band.tsx'
import { withoutBase } from '#app/i18n/base-path.ts'
import { addressKind } from '#app/i18n/paths.ts'
import { fetchPageAhead } from '#app/lib/fetch-page-ahead.ts'
import { keepPage } from '#app/lib/page-data.ts'
import { preloadModule } from '#app/lib/preload-module.ts'
import { idle, whenIdle } from '#app/lib/when-idle.ts'

/**
 * Fetches ahead, once each and when there is nothing better to do, the code and data of the pages
 * that links on the screen lead to; nothing for visitors who save data. The router's own way asks
 * anew for each link that comes into view, asks hosts again for what has come, and does neither
 * for data a page's own loader wants.
 */
export function PrefetchLinks() {
  const { pathname } = useLocation()
  useEffect(keepOpenedPage, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) fetchTarget(target as HTMLAnchorElement, 'low')
      }
    })
    const onHint = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link) fetchTarget(link, 'auto')
    }
    const hints = new AbortController()
    const listen = (type: string) =>
      addEventListener(type, onHint, { passive: true, capture: true, signal: hints.signal })
    // Of a page that was not fetched ahead, the router asks for the data after the code.
    listen('click')
    const callOff = whenIdle(() => {
      void fetchForms().catch(() => {})
      for (const link of document.links) observer.observe(link)
      for (const type of ['pointerover', 'focusin']) listen(type)
    })
    return () => {
      callOff()
      hints.abort()
      observer.disconnect()
    }
  }, [pathname])
  return null
}

/** The pages that code and data were asked for already. */
const wanted = new Set<string>()

/** The way back to it need not ask for what came with it. */
function keepOpenedPage() {
  const { matches = [], loaderData = {} } = window.__reactRouterDataRouter?.state ?? {}
  const data = loaderData[matches.at(-1)?.route.id ?? '']
  if (data !== undefined) keepPage(location.pathname, async () => data)
}

function fetchTarget(link: HTMLAnchorElement, priority: RequestPriority): void {
  const page = pageOf(link)
  const router = window.__reactRouterDataRouter
  if (!page || !router || wanted.has(page)) return
  wanted.add(page)
  const id = matchRoutes([...router.routes], page, router.basename)?.at(-1)?.route.id
  const route = window.__reactRouterManifest?.routes[id ?? '']
  if (!id || !route) return
  fetchPageAhead(page, id, priority)
  for (const module of route.imports) void preloadModule(module, priority)
  void preloadModule(route.module, priority).then((hasCome) => {
    if (hasCome) void run(id, route.module)
  })
  void fetchArt()
}

/**
 * A module that has run, and lies where the router looks first, saves the click a few frames. A
 * failure is the click's to tell.
 */
async function run(id: string, module: string): Promise<void> {
  await idle()
  const hasRun = await import(/* @vite-ignore */ module).catch(() => undefined)
  const modules = window.__reactRouterRouteModules
  if (hasRun && modules) modules[id] ??= hasRun
}

function pageOf({ origin, pathname, hreflang }: HTMLAnchorElement): string | undefined {
  const isOurs = origin === location.origin && !hreflang && pathname !== location.pathname
  const isPage = isOurs && ['page', 'post'].includes(addressKind(withoutBase(pathname)))
  return isPage ? pathname : undefined
}

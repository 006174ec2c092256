import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DataRouteMatch, RouteObject } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { watchPendingTarget } from './lib/import-chunk.ts'
import { keepVisitedPages } from './offline/keep-visited-pages.ts'

declare global {
  interface Window {
    /** The router, as React Router exposes it once it has started. */
    __reactRouterDataRouter?: {
      routes: readonly RouteObject[]
      basename?: string
      state: {
        initialized: boolean
        matches: readonly DataRouteMatch[]
        loaderData: Readonly<Record<string, unknown>>
        navigation: { location?: { pathname: string; search: string; hash: string } }
      }
    }
  }
}

watchPendingTarget(() => {
  const pending = window.__reactRouterDataRouter?.state.navigation.location
  return pending && pending.pathname + pending.search + pending.hash
})

// A document the head script is leaving starts nothing that could get in the way.
if (!('leaving' in document.documentElement.dataset)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    )
  })
  keepVisitedPages()
}

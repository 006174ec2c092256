import type { RouteObject } from 'react-router'

declare global {
  interface Window {
    /** Chunks by route id, which the router reads first. */
    __reactRouterRouteModules?: Record<string, unknown>
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports: readonly string[] }>
    }
    /** Present once the router has started. */
    __reactRouterDataRouter?: {
      routes: readonly RouteObject[]
      basename?: string
      state: { initialized: boolean }
    }
  }
}

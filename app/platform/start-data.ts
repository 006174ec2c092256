import type { RouteObject } from 'react-router'

export const startDataId = 'start'

/** Written into each page by `tools/build/late-start.ts`; all values are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** Chunks by route id. */
  routes: Readonly<Record<string, string>>
  imports: readonly string[]
}>

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

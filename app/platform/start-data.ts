import type { RouteObject } from 'react-router'

/** The id of the element in a page's file that lists the app's files. */
export const startDataId = 'start'

/** The app's files, as `tools/build/late-start.ts` writes them into a page; all are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** The chunks of the page's routes, by the routes' ids. */
  routes: Readonly<Record<string, string>>
  imports: readonly string[]
}>

declare global {
  /** What React Router 7.18.4 keeps on the window, as far as this folder and the tests use it. */
  interface Window {
    /** Where it looks for the chunks of the page's routes. */
    __reactRouterRouteModules?: Record<string, unknown>
    /** Its list of routes and their chunks. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports: readonly string[] }>
    }
    /** The router itself, once it has started. */
    __reactRouterDataRouter?: {
      routes: readonly RouteObject[]
      basename?: string
      state: { initialized: boolean }
    }
  }
}

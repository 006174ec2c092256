/** The element of a page's file that says what its app is made of. */
export const startDataId = 'start'

/** What `tools/build/late-start.ts` writes into a page's file; all are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** The chunks of the page's routes, by the routes' ids. */
  routes: Readonly<Record<string, string>>
  /** What those are made of, fetched ahead. */
  imports: readonly string[]
}>

declare global {
  interface Window {
    /** Kept here, since React takes its script elements out of the document. */
    startData?: StartData
    /** Where the router looks for the chunks of the page's routes. */
    __reactRouterRouteModules?: Record<string, unknown>
    /** The router's list of routes and their chunks. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports: readonly string[] }>
    }
  }
}

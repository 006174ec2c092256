/** The id of the element in a page's file that lists the app's files. */
export const startDataId = 'start'

/** The app's files, as `tools/static-files/late-start.ts` writes them into a page; all are addresses. */
export type StartData = Readonly<{
  manifest: string
  entry: string
  /** The chunks of the page's routes, by the routes' ids. */
  routes: Readonly<Record<string, string>>
  /** What those import. */
  imports: readonly string[]
}>

/** What a page's client loader is given. */
export type PageAsked<View> = Readonly<{ request: Request; serverLoader: () => Promise<View> }>

/** What pages were made of, by their paths with the base. */
const known = new Map<string, Promise<unknown>>()

/**
 * A page's client loader: content never changes under a visitor, so what was fetched ahead or for
 * an earlier visit serves again, without the round trip to which hosts put even a kept copy.
 *
 * @throws whatever `serverLoader` does; a failure is forgotten, so that the next visit tries again
 */
export async function keptPage<View>({ request, serverLoader }: PageAsked<View>): Promise<View> {
  const path = keyOf(new URL(request.url).pathname)
  const data = await known.get(path)?.catch(() => undefined)
  if (data !== undefined) return data as View
  return keep(path, serverLoader()) as Promise<View>
}

/**
 * Remembers what a page is made of, unless that is known already.
 *
 * @param path of the page, with the base
 * @param load called only where it is not
 */
export function keepPage(path: string, load: (path: string) => Promise<unknown>): void {
  const key = keyOf(path)
  if (!known.has(key)) keep(key, load(key)).catch(() => {})
}

/** Forgets all pages. */
export function forgetPages(): void {
  known.clear()
}

function keep(path: string, data: Promise<unknown>): Promise<unknown> {
  known.set(path, data)
  data.catch(() => known.delete(path))
  return data
}

function keyOf(path: string): string {
  return path.replace(/\/$/, '')
}

import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'

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
 * Fetches a page's data ahead of the visit, once.
 *
 * @param path of the page, with the base
 * @param route the id of its route, by which its file names the data
 */
export function fetchPageAhead(path: string, route: string, priority: RequestPriority): void {
  const key = keyOf(path)
  if (!known.has(key)) keep(key, fetchData(key, route, priority)).catch(() => {})
}

/** Remembers what a page that is there is made of. */
export function keepPage(path: string, data: unknown): void {
  const key = keyOf(path)
  if (data !== undefined && !known.has(key)) known.set(key, Promise.resolve(data))
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

/** The file the router itself would ask for, under the same address. */
async function fetchData(path: string, route: string, priority: RequestPriority): Promise<unknown> {
  const response = await fetch(`${path}.data?${new URLSearchParams({ _routes: route })}`, {
    priority,
  })
  if (!response.ok || !response.body) throw new Error(`${path}: answered ${response.status}`)
  const { value } = await decodeViaTurboStream(response.body, window)
  return (value as Record<string, { data?: unknown } | undefined>)[route]?.data
}

function keyOf(path: string): string {
  return path.replace(/\/$/, '')
}

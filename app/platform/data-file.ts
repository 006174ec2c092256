import { locales } from '#app/i18n/locales.ts'
import { canonicalPath, dataPath, localeOfPath, withBase, withoutBase } from '#app/i18n/paths.ts'
import { inTime } from './chunk-guard.ts'
import { isHydrating } from './hydration.ts'

const files = new Map<string, Promise<unknown>>()

/** In ms; the visitor's own request does not wait longer for one that was made ahead. */
const prefetchTimeout = 10_000

/**
 * Cached; a request that fails, or hangs for longer than a chunk may, is not, so that the next call tries
 * again.
 *
 * @param path from `dataPath()`; the caller names the type its loader gave the file
 * @throws Error when the file does not load or is not JSON; its `cause` is the HTTP status, if any
 */
export function loadDataFile<Content>(path: string): Promise<Content> {
  const known = files.get(path)
  // It may have been made ahead, and fail.
  const file = known ? inTime(known.catch(() => files.get(path) ?? request(path))) : request(path)
  return file as Promise<Content>
}

/** Requests a file the visitor is likely to want. @returns whether it has loaded */
export async function prefetchDataFile(path: string, priority: RequestPriority): Promise<boolean> {
  const file = files.get(path) ?? request(path, priority, prefetchTimeout)
  // A failure is reported when the visitor asks for the file.
  return file.then(
    () => true,
    () => false,
  )
}

function request(path: string, priority?: RequestPriority, limit?: number): Promise<unknown> {
  const given = new AbortController()
  const file = inTime(fetchJson(path, given.signal, priority), limit)
  files.set(path, file)
  file.catch(() => {
    given.abort()
    if (files.get(path) === file) files.delete(path)
  })
  return file
}

/** For content that came with the document; cached content is kept. */
export function cacheDataFile(path: string, content: unknown): void {
  if (!files.has(path)) files.set(path, Promise.resolve(content))
}

async function fetchJson(path: string, signal: AbortSignal, priority?: RequestPriority) {
  const response = await fetchDataFile(path, signal, priority)
  return response.json()
}

/**
 * Requests a file that is read piece by piece, and not cached.
 *
 * @throws Error when it is not there; its `cause` is the HTTP status, if any
 */
export async function fetchDataFile(
  path: string,
  signal: AbortSignal,
  priority: RequestPriority = 'auto',
): Promise<Response> {
  const response = await fetch(withBase(path), { priority, signal })
  if (!response.ok) {
    throw new Error(`${path}: answered ${response.status}`, { cause: response.status })
  }
  return response
}

/** @param pathname of a page, with the base path */
export function pageDataPath(pathname: string): string {
  const path = canonicalPath(withoutBase(pathname))
  const locale = localeOfPath(path)
  return dataPath(locale, `pages${path.slice(locales[locale].prefix.length)}`)
}

type PageArgs<Data> = Readonly<{ request: Request; serverLoader: () => Promise<Data> }>

/**
 * Cached data renders in one step; the router's own data request renders the old page again.
 *
 * @throws Error when the data fails to load or takes longer than a chunk may
 */
export function loadPageData<Data>({ request, serverLoader }: PageArgs<Data>): Promise<Data> {
  const path = pageDataPath(new URL(request.url).pathname)
  // While the page hydrates, its document has the data.
  return isHydrating(request) && !files.has(path) ? serverLoader() : loadDataFile<Data>(path)
}

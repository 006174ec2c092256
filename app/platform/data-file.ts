import { locales } from '#app/i18n/locales.ts'
import { canonicalPath, dataPath, localeOfPath, withBase, withoutBase } from '#app/i18n/paths.ts'
import { withTimeout } from './chunk-guard.ts'
import { isHydrating } from './hydration.ts'

const files = new Map<string, Promise<unknown>>()

/** In ms; the visitor's own request does not wait longer for one that was made ahead. */
const prefetchTimeout = 10_000

/**
 * Loads and caches a file. Failed and timed-out requests are removed, so that the next call tries again.
 *
 * @param path from `dataPath()`; the caller names the type its loader gave the file
 * @throws Error when the file does not load or is not JSON; its `cause` is the HTTP status, if any
 */
export function loadDataFile<Content>(path: string): Promise<Content> {
  const known = files.get(path)
  // A pending prefetch may fail; then request again.
  const file = known
    ? withTimeout(known.catch(() => files.get(path) ?? request(path)))
    : request(path)
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
  const file = readDataFile(path, (response) => response.json(), priority, limit)
  files.set(path, file)
  file.catch(() => {
    if (files.get(path) === file) files.delete(path)
  })
  return file
}

/** Caches content that came with the document; does not replace cached content. */
export function cacheDataFile(path: string, content: unknown): void {
  if (!files.has(path)) files.set(path, Promise.resolve(content))
}

/**
 * Requests a file and reads it, without caching. A request that takes too long is aborted.
 *
 * @param limit in ms, of both together
 * @throws Error when it does not load or takes longer; its `cause` is the HTTP status, if any
 */
export async function readDataFile<Result>(
  path: string,
  read: (response: Response) => Promise<Result>,
  priority: RequestPriority = 'auto',
  limit?: number,
): Promise<Result> {
  const controller = new AbortController()
  const load = async () => {
    const response = await fetch(withBase(path), { priority, signal: controller.signal })
    if (!response.ok) {
      throw new Error(`${path}: answered ${response.status}`, { cause: response.status })
    }
    return read(response)
  }
  try {
    return await withTimeout(load(), limit)
  } catch (error) {
    controller.abort()
    throw error
  }
}

/** @param pathname of a page, with the base path */
export function pageDataPath(pathname: string): string {
  const path = canonicalPath(withoutBase(pathname))
  const locale = localeOfPath(path)
  return dataPath(locale, `pages${path.slice(locales[locale].prefix.length)}`)
}

export type PageArgs<Data> = Readonly<{ request: Request; serverLoader: () => Promise<Data> }>

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

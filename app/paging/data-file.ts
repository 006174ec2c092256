import { withBase } from '#app/i18n/paths.ts'

const files = new Map<string, Promise<unknown>>()

/**
 * A prerendered data file, fetched once; a failed fetch is forgotten, so that the next call tries again.
 *
 * @param path from `dataPath()`; the caller names the type its loader gave the file
 * @throws Error when the file does not arrive or is not JSON
 */
export function loadDataFile<Content>(path: string): Promise<Content> {
  const known = files.get(path)
  if (known) return known as Promise<Content>
  const file = fetchJson(path)
  files.set(path, file)
  file.catch(() => files.delete(path))
  return file as Promise<Content>
}

/** Puts into the cache what arrived by another way, such as page 1 with the document. */
export function cacheDataFile(path: string, content: unknown): void {
  files.set(path, Promise.resolve(content))
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(path), { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path}: answered ${response.status}`)
  return response.json()
}

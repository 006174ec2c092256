import type { Site } from './site.ts'

/** Where an address leads: out of the site, to a file of it, or nowhere. */
export type Target =
  | Readonly<{ kind: 'elsewhere' }>
  | Readonly<{ kind: 'file'; file: string; fragment: string }>
  | Readonly<{ kind: 'nowhere'; problem: string }>

/**
 * Follows an address the way a static host does: a folder's path, with and without a trailing
 * slash, is its `index.html`; the query says nothing.
 *
 * @param from the path, without the site's base, of the file that holds the address
 */
export function follow(address: string, from: string, site: Site): Target {
  const start = site.url + from
  if (!URL.canParse(address, start)) return nowhere('is no address')
  const url = new URL(address, start)
  if (url.origin !== new URL(site.url).origin) return { kind: 'elsewhere' }
  const pathname = decoded(url.pathname)
  if (pathname !== site.base && !pathname.startsWith(`${site.base}/`)) {
    return nowhere(`does not start with ${site.base}`)
  }
  const file = fileAt(pathname.slice(site.base.length), site)
  if (file === undefined) return nowhere('names no file')
  return { kind: 'file', file, fragment: decoded(url.hash.slice(1)) }
}

/** The file a host sends for a path of the site, given without its base. */
function fileAt(pathname: string, site: Site): string | undefined {
  const name = pathname.replace(/^\//, '')
  const folder = name.replace(/\/$/, '')
  const index = folder === '' ? 'index.html' : `${folder}/index.html`
  return [name, index].find((candidate) => site.files.has(candidate))
}

/** An address that is encoded wrongly is kept as it is; it then names no file. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function nowhere(problem: string): Target {
  return { kind: 'nowhere', problem }
}

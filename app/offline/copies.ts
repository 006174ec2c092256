/** What the service worker keeps a copy of, and under which address. */

import {
  addressKind,
  canonicalPath,
  localeOfPath,
  pagePath,
  withBase,
  withoutBase,
} from '#app/i18n/paths.ts'
import { pathAttribute } from '#app/start/protocol.ts'

/** Shown in place of a page that has no copy. */
export const offlinePath = '/offline.html'

/** Pages and their data change with a deployment; a file is named after its content. */
export type Kind = 'page' | 'data' | 'file'

/** Files of any other kind are not cached. */
export function kindOf({ pathname }: URL): Kind | undefined {
  if (!pathname.startsWith(withBase('/'))) return
  const path = withoutBase(pathname)
  if (path.startsWith('/media/assets/')) return 'file'
  if (/^\/data\/.+\.json$/.test(path)) return 'data'
  // No page's address has a dot in its last part, and every other file's has.
  return /\/(?:[^/.]*|(?:index|offline)\.html)$/.test(path) ? 'page' : undefined
}

/**
 * The address under which a copy is kept. Queries do not count (`?page=3` is read by the page itself),
 * hosts differ in trailing slashes, and the root of a language is its home page.
 */
export function copyAddress(address: string): string {
  const url = new URL(address)
  return url.origin + (kindOf(url) === 'file' ? url.pathname : withBase(pathOfCopy(url)))
}

function pathOfCopy({ pathname }: URL): string {
  const path = canonicalPath(withoutBase(pathname))
  return addressKind(path) === 'root' ? pagePath(localeOfPath(path), 'home') : path
}

/**
 * Neither an error, nor HTML in place of a script, nor a page that is not ours at that address, as a
 * network's sign-in page.
 *
 * @returns the answer to keep, if any
 */
export async function worthKeeping(
  address: string,
  answer: Response,
): Promise<Response | undefined> {
  const url = new URL(address)
  const isPage = kindOf(url) === 'page'
  const isHtml = /^text\/html/.test(answer.headers.get('Content-Type') ?? '')
  if (answer.status !== 200 || isHtml !== isPage) return
  // The whole of it: one that was cut short is not kept, and a slow network makes no cache slow.
  const body = await answer.blob().catch(() => undefined)
  if (!body || (isPage && !isPageAt(url, await body.text()))) return
  // Browsers refuse to open a page with an answer that says it was redirected; this one does not.
  return new Response(body, answer)
}

function isPageAt(url: URL, html: string): boolean {
  return html.includes(`data-${pathAttribute}="${pathOfCopy(url)}"`)
}

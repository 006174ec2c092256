/** What the service worker keeps a copy of, and under which address. */

import { defaultLocale } from '#app/i18n/locales.ts'
import { canonicalPath, pagePath, withBase, withoutBase } from '#app/i18n/paths.ts'

/** The page that stands in for one of which there is no copy. */
export const offlinePath = '/offline.html'

/** What an answer has to say of itself, by the ending of its file. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
  // Hosts know nothing of this ending and say what they like, but for an error page.
  data: /^(?!text\/html)/,
  woff2: /^(?:font|application)\//,
  avif: /^image\//,
  webp: /^image\//,
  jpg: /^image\//,
  png: /^image\//,
  svg: /^image\//,
}

/** What an address of ours leads to, as far as copies are concerned. */
export type Kind = 'page' | 'data' | 'file' | 'other'

/** Sorts an address of the site's own origin; `other` is left to the browser. */
export function kindOf({ pathname }: URL): Kind {
  if (!pathname.startsWith(withBase('/'))) return 'other'
  const path = withoutBase(pathname)
  if (path.startsWith('/api/')) return 'other'
  if (path.startsWith('/media/assets/')) return endingOf(path) in mediaTypes ? 'file' : 'other'
  if (/^\/data\/.+\.json$|\.data$/.test(path)) return 'data'
  // No page's address has a dot in its last part, and every file's has.
  return /\/(?:[^/.]*|index\.html)$/.test(path) ? 'page' : 'other'
}

/**
 * The one address the copy of a page or its data is kept under. A file knows nothing of a query
 * (`?page=3` is read in the page, `?utm_source=…` by others), hosts differ in slashes, and the root
 * is the home page.
 */
export function copyAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  const path = canonicalPath(pathname)
  return origin + (path === withBase('') ? withBase(pagePath(defaultLocale, 'home')) : path)
}

/**
 * Whether an answer is what was asked for. A page of HTML in place of a script is a portal's or a
 * careless host's, and must not outlive the moment; nor must any error.
 */
export function isWorthKeeping(address: string, answer: Response): boolean {
  const wanted = mediaTypes[endingOf(new URL(address).pathname)] ?? /^text\/html/
  return answer.status === 200 && wanted.test(answer.headers.get('Content-Type') ?? '')
}

/** The scripts, style sheets and fonts a page asks for by name: in quotes, or in `url()`. */
export function namedFiles(html: string): string[] {
  const names = html.matchAll(/["(](?<name>\/[^"()\s]*\/assets\/[^"()\s]+\.(?:js|css|woff2))[")]/g)
  return [...new Set([...names].flatMap(({ groups }) => groups?.name ?? []))]
}

function endingOf(pathname: string): string {
  return /\.(?<ending>\w+)$/.exec(pathname)?.groups?.ending ?? ''
}

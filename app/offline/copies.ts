/** What the service worker keeps a copy of, and under which address. */

import { defaultLocale } from '#app/i18n/locales.ts'
import { canonicalPath, pagePath, withBase, withoutBase } from '#app/i18n/paths.ts'

/** Shown in place of a page that has no copy. */
export const offlinePath = '/offline.html'

/** Pages and their data change with a deployment; a file is named after its content. */
type Kind = 'page' | 'data' | 'file'

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
 * hosts differ in trailing slashes, and the root is the home page.
 */
export function copyAddress(address: string): string {
  const url = new URL(address)
  if (kindOf(url) === 'file') return url.origin + url.pathname
  const path = canonicalPath(url.pathname)
  return url.origin + (path === withBase('') ? withBase(pagePath(defaultLocale, 'home')) : path)
}

/** Neither an error nor HTML in place of a script. */
export function isWorthKeeping(address: string, answer: Response): boolean {
  const isHtml = /^text\/html/.test(answer.headers.get('Content-Type') ?? '')
  return answer.status === 200 && isHtml === (kindOf(new URL(address)) === 'page')
}

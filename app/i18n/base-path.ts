/**
 * Where the site stands below its host's root (`/website`), from the path of `VITE_SITE_URL`;
 * nothing for most hosts. The path table, the router's links and locations know nothing of it: it
 * is put on where an address goes to the browser, and taken off where one comes from there.
 */
const basePath = (import.meta.env?.BASE_URL ?? '/').replace(/\/+$/, '')

/** A path of the site as the browser asks for it. */
export function withBase(path: string): string {
  return basePath + path
}

/** A path of the browser as the site's tables know it. */
export function withoutBase(pathname: string): string {
  if (basePath === '') return pathname
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return pathname
  return pathname.slice(basePath.length) || '/'
}

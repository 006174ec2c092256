import { loadEnv } from 'vite'

const example = 'https://www.minwal.example'

/**
 * Where the site is published, from `VITE_SITE_URL` in the environment or an `.env` file, without a
 * trailing slash. Its path, if any, is where the site stands below its host's root.
 *
 * @throws Error when it is no web address
 */
export function siteUrl(root: string, mode = 'production'): string {
  const given = loadEnv(mode, root, 'VITE_SITE_').VITE_SITE_URL || example
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`VITE_SITE_URL is ${given}: give an address such as ${example}`)
  }
  return given.replace(/\/+$/, '')
}

/** The path of the site's address: `/website`, or nothing at its host's root. */
export function basePath(root: string, mode = 'production'): string {
  return new URL(siteUrl(root, mode)).pathname.replace(/\/+$/, '')
}

/** Whether browsers are to keep copies of the site, unless `VITE_OFFLINE` is `off`. */
export function keepsOfflineCopies(root: string, mode = 'production'): boolean {
  return loadEnv(mode, root, 'VITE_OFFLINE').VITE_OFFLINE !== 'off'
}

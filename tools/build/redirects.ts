import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirects } from '#content/types.ts'

/**
 * Old addresses for hosts: `_redirects` is read by Netlify and Cloudflare, the other file by nginx as one
 * of its `extra/`. On any other host the script of `404.html` leads on.
 */
export async function writeRedirects(
  output: string,
  redirects: Redirects,
  base: string,
): Promise<void> {
  const extra = path.join(output, '../nginx')
  await mkdir(extra, { recursive: true })
  await writeFile(path.join(extra, 'server-redirects.conf'), nginxRedirects(redirects, base))
  if (Object.keys(redirects).length > 0)
    await writeFile(path.join(output, '_redirects'), hostRedirects(redirects, base))
}

/**
 * With and without a slash at the end, as Cloudflare tells them apart. A server in front has taken the
 * base path off the request, not off the answer.
 */
export function hostRedirects(redirects: Redirects, base: string): string {
  const lines = exactFirst(redirects).flatMap(([from, to]) => {
    const old = encodeURI(from.replace(/\/\*$/, ''))
    const target = base + encodeURI(to)
    const all = from.endsWith('/*') ? [old, `${old}/*`] : [old, `${old}/`]
    return all.map((address) => `${address} ${target} 301\n`)
  })
  return lines.join('')
}

/** Likewise without the base path in what is asked for. */
export function nginxRedirects(redirects: Redirects, base: string): string {
  const blocks = new Map<string, string>()
  for (const [from, to] of exactFirst(redirects)) {
    const old = from.replace(/\/\*$/, '')
    const below = from.endsWith('/*') ? `^~ "${old}/"` : `= "${old}/"`
    // nginx does not start with two blocks of one place.
    for (const place of [`= "${old}"`, below]) {
      if (!blocks.has(place))
        blocks.set(place, `location ${place} { return 301 "${base}${encodeURI(to)}"; }\n`)
    }
  }
  return [...blocks.values()].join('')
}

/** Hosts take the first that fits: `/news` may go elsewhere than all that was below it. */
export function exactFirst(redirects: Redirects): [from: string, to: string][] {
  const all = Object.entries(redirects)
  return [false, true].flatMap((isBelow) => all.filter(([from]) => from.endsWith('/*') === isBelow))
}

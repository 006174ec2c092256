import { type HostName, hostNames } from '../tools/hosts/host-rules.ts'
import { findNginx } from '../tools/hosts/nginx.ts'

/** The hosts the suite can run behind; `SITE_HOST` names one. */
const testHosts = ['nginx', ...hostNames] as const

export type TestHost = 'nginx' | HostName

/** The host of this run: nginx, as it is shipped, wherever there is one. */
export const testHost: TestHost = chosenHost()

/** Where the site stands below its host's root: GitHub publishes a project below its name. */
export const base = testHost === 'github' ? '/website' : ''

/** Where the site of this run is said to be published. */
export const siteUrl =
  testHost === 'github' ? `https://minwal.github.example${base}` : 'https://www.minwal.example'

const addsSlash = testHost === 'cloudflare' || testHost === 'github'

/** A page's address as the host serves it, without a redirect. */
export function asServed(path: string): string {
  return addsSlash ? `${path}/` : path
}

function chosenHost(): TestHost {
  const wanted = process.env.SITE_HOST
  if (!wanted) return findNginx() ? 'nginx' : 'plain'
  const host = testHosts.find((name) => name === wanted)
  if (!host) throw new Error(`SITE_HOST is ${wanted}: give one of ${testHosts.join(', ')}`)
  return host
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Hosts whose ways `createSiteServer` knows; `plain` is the one behind `npm start`. */
export const hostNames = ['plain', 'netlify', 'cloudflare', 'github'] as const

export type HostName = (typeof hostNames)[number]

/** How a host treats the files it is given, as its documentation says. */
export type HostRules = Readonly<{
  /** Sends `/home` to `/home/` with this status, where both mean `/home/index.html`. */
  addsSlash?: 301 | 308
  /** Reads `_headers` and `_redirects`, and does not serve them. */
  readsInstructions?: true
  /** Drops files and folders called `_…` unless there is a `.nojekyll`. */
  mindsJekyll?: true
  /** What it says of caching where it is told nothing. */
  cacheControl: string
}>

export const hostRules: Readonly<Record<HostName, HostRules>> = {
  plain: { cacheControl: 'no-cache' },
  netlify: { readsInstructions: true, cacheControl: 'public, max-age=0, must-revalidate' },
  cloudflare: {
    addsSlash: 308,
    readsInstructions: true,
    cacheControl: 'public, max-age=0, must-revalidate',
  },
  github: { addsSlash: 301, mindsJekyll: true, cacheControl: 'max-age=600' },
}

/** Headers for the paths that match, in the order of the file. */
export type HeaderRule = Readonly<{ path: RegExp; headers: readonly [string, string][] }>

/**
 * The rules of a `_headers` file: a path in which `*` stands for anything, then its headers, indented.
 *
 * @throws Error on a line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = []
  for (const line of instructions(text)) {
    const header = /^\s+(?<name>[\w-]+): (?<value>.+)$/.exec(line)?.groups
    if (header?.name && header.value) rules.at(-1)?.headers.push([header.name, header.value])
    else if (line.startsWith('/')) rules.push({ path: pattern(line), headers: [] })
    else throw new Error(`_headers: "${line}" is neither a path nor a header`)
  }
  return rules
}

export type Redirect = Readonly<{ from: string; to: string; status: number }>

/**
 * The rules of a `_redirects` file: from, to, status.
 *
 * @throws Error on a line that says anything else
 */
export function parseRedirects(text: string): Redirect[] {
  return instructions(text).map((line) => {
    const rule = /^(?<from>\/\S*) (?<to>\/\S*) (?<status>30[1278])$/.exec(line)?.groups
    if (!rule?.from || !rule.to) throw new Error(`_redirects: "${line}" is no redirect`)
    return { from: rule.from, to: rule.to, status: Number(rule.status) }
  })
}

/** A file of the built site, or nothing where there is none. */
export function readOptional(directory: string, name: string): string {
  const file = path.join(directory, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function instructions(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function pattern(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

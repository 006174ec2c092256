import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** The files that Netlify and Cloudflare Pages read say the same as nginx's configuration. */

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const instructions = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

type Headers = Record<string, string>

type Rule = { path: string; unset: string[]; set: Headers }

/** The rules of `_headers`: a path in which `*` matches anything, then its headers, indented. */
function headerRules(): Rule[] {
  const rules: Rule[] = []
  for (const line of instructions('public/_headers')) {
    const [, unset] = /^\s+! ([\w-]+)$/.exec(line) ?? []
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (unset) rules.at(-1)?.unset.push(unset)
    else if (name && value) Object.assign(rules.at(-1)?.set ?? {}, { [name]: value })
    else rules.push({ path: line, unset: [], set: {} })
  }
  return rules
}

function rulesFor(address: string): Rule[] {
  return headerRules().filter((rule) => {
    const parts = rule.path.split('*').map((part) => part.replaceAll('.', String.raw`\.`))
    return new RegExp(`^${parts.join('.*')}$`).test(address)
  })
}

/**
 * The headers of a file. Of two rules the later one counts on Netlify, which knows no `!`; Cloudflare
 * joins them, but for what the later one drops. Both have everything revalidated by default.
 */
function headersOn(host: 'netlify' | 'cloudflare', address: string): Headers {
  const headers: Headers = {}
  for (const { unset, set } of rulesFor(address)) {
    for (const name of unset) delete headers[name]
    for (const [name, value] of Object.entries(set)) {
      const before = host === 'cloudflare' && headers[name]
      headers[name] = before ? `${before}, ${value}` : value
    }
  }
  return { 'Cache-Control': 'no-cache', ...headers }
}

/** The headers of an existing file after nginx's configuration. */
function nginx(address: string): Headers {
  const headers = read('deploy/nginx/site.conf').matchAll(
    /^add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm,
  )
  return Object.fromEntries(
    [...headers].map(([, name, text, variable = '']) => [name, text ?? mapped(variable, address)]),
  )
}

/** The value of a variable that a `map` of `nginx.conf` sets. */
function mapped(variable: string, address: string): string | undefined {
  const maps = [...read('deploy/nginx/nginx.conf').matchAll(/map (\S+) (\$\w+) \{([^}]*)\}/g)]
  const [, source = '', , body = ''] = maps.find(([, , name]) => name === variable) ?? []
  const input = source.replaceAll('"', '').replace('$status', '200').replace('$uri', address)
  const entries = [...body.matchAll(/^\s*(?:default|"~(.*)") "(.*)";$/gm)]
  const found = entries.find(([, pattern]) => pattern && new RegExp(pattern).test(input))
  return (found ?? entries.find(([, pattern]) => pattern === undefined))?.[2]
}

it('the headers protect every page', () => {
  expect(nginx('/home')).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(
      /^max-age=\d{8}; includeSubDomains; preload$/,
    ),
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

describe('the headers of every host', () => {
  const paths = headerRules().map((rule) => rule.path.replace('*', 'x'))

  it.each([...paths, '/data/en/projects/2.json'])('are the same for %s', (address) => {
    const headers = nginx(address)
    expect(Object.keys(headers).length).toBeGreaterThan(8)
    expect(headersOn('netlify', address)).toEqual(headers)
    expect(headersOn('cloudflare', address)).toEqual(headers)
  })

  it.each(['/index.html', '/home/index.html', '/404.html'])(
    'forbid changes of %s where that leaves it compressed',
    (address) => {
      const cacheControl = { 'Cache-Control': 'no-cache, no-transform' }
      expect(nginx(address)).toEqual({ ...headersOn('netlify', address), ...cacheControl })
    },
  )
})

it.each(['deploy/Caddyfile', 'deploy/apache.conf'])('%s has the same headers', (file) => {
  // One file writes quotes round every value, the other where a value has spaces.
  const lines = read(file).replaceAll('"', '').split('\n')
  const wanted = headerRules().flatMap(({ set }) => Object.entries(set))
  const found = wanted.filter(([name, value]) =>
    lines.some((line) => line.includes(`${name} ${value}`)),
  )
  expect(found).toEqual(wanted)
  expect(lines.join('\n')).toContain('Cache-Control no-cache, no-transform')
})

const settings = read('.env.example').match(/^# VITE_\w+(?==)/gm) ?? []

it.each(['.github/workflows/pages.yml', 'deploy/nginx/Dockerfile'])(
  '%s takes each setting',
  (file) => {
    expect(settings.length).toBeGreaterThan(5)
    const lacking = settings
      .map((line) => line.slice(2))
      .filter((name) => !read(file).includes(name))
    expect(lacking).toEqual([])
  },
)

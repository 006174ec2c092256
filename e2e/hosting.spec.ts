import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { badPaths } from '#app/i18n/bad-addresses.fixture.ts'
import { localeKeys, locales } from '#app/i18n/locales.ts'
import { hasBrotli } from '../tools/serve/nginx.ts'
import { expect, testOfFiles as test } from './fixtures.ts'
import { base, blogPath, dataPath, isNginx, listedPages, pagePath } from './site.ts'

/**
 * What a host must do for the site, asked for without a browser. The project's own server answers as
 * any static host does; headers are nginx's.
 */

type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>

/** Asks for an address exactly as it is written. */
function ask(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, ...options }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const { statusCode = 0 } = response
      resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject).end()
  })
}

/** The address of an asset that the home page names. */
async function namedAsset(origin: string, kind: RegExp): Promise<string> {
  const { body } = await ask(origin, pagePath('en', 'home'))
  const address = kind.exec(body.toString())?.[0]
  if (!address) throw new Error(`home names no ${kind.source}`)
  return address
}

test('a missing file is a 404, and no page in disguise', async ({ site }) => {
  for (const path of [
    '/media/assets/gone-12345678.js',
    '/media/gone.avif',
    '/data/en/projects/99.json',
  ]) {
    const { status, headers, body } = await ask(site.origin, base + path)
    expect(status, path).toBe(404)
    // A year in a cache would outlive the next deployment.
    if (isNginx) {
      expect(headers['cache-control'], path).toBe('no-cache')
      expect(headers['content-type'], path).toBe('text/plain; charset=utf-8')
      expect(body.toString(), path).toBe('Not found\n')
    }
  }
})

test('an unknown path and an unknown post are a 404 with a page in it', async ({ site }) => {
  for (const path of [`${base}/no-such-page`, blogPath('ar', 'no-such-post')]) {
    const { status, headers, body } = await ask(site.origin, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/^text\/html/)
    expect(headers['cache-control'], path).toBe('no-cache, no-transform')
    expect(body.toString(), path).toContain('<meta name="robots" content="noindex">')
  }
})

test('the root of a language is its home page', async ({ site }) => {
  for (const locale of localeKeys) {
    const home = await ask(site.origin, pagePath(locale, 'home'))
    const { prefix } = locales[locale]
    for (const root of [`${prefix}/`, ...(prefix ? [prefix] : [])]) {
      const { status, body } = await ask(site.origin, base + root)
      expect(status, root).toBe(200)
      expect(body.equals(home.body), root).toBe(true)
    }
  }
})

test('instructions for hosts and hidden files are not served', async ({ site }) => {
  for (const path of ['/_headers', '/.nojekyll', '/.git/config', '/.env']) {
    expect((await ask(site.origin, base + path)).status, path).toBe(404)
  }
})

test('the contact for security reports is where it is looked for', async ({ site }) => {
  const { status, headers, body } = await ask(site.origin, `${base}/.well-known/security.txt`)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body.toString()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/)
})

test('what never changes is kept, all else is asked for again', { tag: '@root' }, async ({
  site,
}) => {
  const asset = await ask(site.origin, await namedAsset(site.origin, /[^"]+\/entry\.client-[^"]+/))
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const [path, cacheControl] of [
    [pagePath('en', 'home'), 'no-cache, no-transform'],
    [`${base}/`, 'no-cache, no-transform'],
    [dataPath('en', 'projects/2'), 'no-cache'],
  ] as const) {
    const { headers } = await ask(site.origin, path)
    expect(headers['cache-control'], path).toBe(cacheControl)
    const tag = headers.etag ?? headers['last-modified']
    const condition = { [headers.etag ? 'If-None-Match' : 'If-Modified-Since']: tag }
    expect((await ask(site.origin, path, { headers: condition })).status, path).toBe(304)
  }
})

test('the service worker is a script, asked for anew each time, and bound by a policy', async ({
  site,
}) => {
  const { status, headers } = await ask(site.origin, `${base}/sw.js`)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  if (!isNginx) return
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'")
})

test('text is compressed in the encoding the visitor accepts', { tag: '@root' }, async ({
  site,
}) => {
  const paths = [
    pagePath('ar', 'home'),
    dataPath('ar', 'projects/2'),
    await namedAsset(site.origin, /[^"]+\/framework-[^"]+/),
  ]
  for (const path of paths) {
    const plain = await ask(site.origin, path)
    expect(plain.headers['content-encoding'], path).toBeUndefined()
    for (const encoding of hasBrotli() || !isNginx ? ['br', 'gzip'] : ['gzip']) {
      const headers = { 'Accept-Encoding': encoding }
      const packed = await ask(site.origin, path, { headers })
      expect(packed.headers['content-encoding'], path).toBe(encoding)
      expect(packed.headers.vary, path).toMatch(/accept-encoding/i)
      expect(packed.headers['content-type'], path).toBe(plain.headers['content-type'])
      expect(packed.body.length, path).toBeLessThan(plain.body.length / 2)
    }
  }
})

/** Paths as no browser writes them. */
const raw = [
  ...badPaths.map(([address]) => encodeURI(address.toWellFormed()).replaceAll('%25', '%')),
  ...['//', '///', '/\\', '//%', '//:80', '//[', '//evil.example/%2e%2e', '/../../etc/passwd'],
  ...['/./../home', '/home/../../etc/passwd', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/%c0%ae%c0%ae/'],
  ...['/home\\..\\..\\package.json', '/data/en/../../../../package.json', '/media/assets/'],
  ...['/home/%00/../index.html', '/api/v1.0/email/send/', '/%0d%0aLocation:%20//evil.example'],
]

test('a host asked for what no browser asks for answers, and names no other', async ({ site }) => {
  for (const path of raw) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(site.origin, base + path, { method })
      expect.soft([200, 301, 308, 400, 404], path).toContain(status)
      expect.soft(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
      expect.soft(headers, path).not.toHaveProperty('set-cookie')
      expect.soft(/evil|root:x:|"dependencies"/.test(body.toString()), path).toBe(false)
    }
  }
})

test('requests, 200 at a time, good and bad, get the right answers', { tag: '@root' }, async ({
  site,
}) => {
  const good = [...listedPages.map(({ path }) => path), dataPath('en', 'projects/2')]
  const bad = [
    ...localeKeys.map((locale) => blogPath(locale, 'no-such-post')),
    `${base}/media/assets/gone.js`,
    `${base}/%2e%2e/%2e%2e/etc/passwd`,
    `${base}/${'a'.repeat(4000)}`,
  ]
  const right = new Map<string, Answer>()
  for (const path of [...good, ...bad]) right.set(path, await ask(site.origin, path))
  for (const path of good) expect(right.get(path)?.status, path).toBe(200)
  for (const path of bad) expect(`${right.get(path)?.status}`, path).toMatch(/^4/)
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const paths = [...right.keys()]
  const asked = Array.from({ length: 2_000 }, async (_, turn) => {
    const path = paths[turn % paths.length] ?? ''
    const { status, body } = await ask(site.origin, path, { agent })
    return status === right.get(path)?.status && right.get(path)?.body.equals(body) ? [] : path
  })
  const wrong = (await Promise.all(asked)).flat()
  agent.destroy()
  expect(wrong).toEqual([])
})

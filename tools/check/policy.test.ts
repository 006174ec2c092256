import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inHome } from './fixture.ts'
import { inlineCode, ownResources, policyHashes, policyPlace, policySources } from './policy.ts'
import type { PageCheck } from './site.ts'

const charset = '<meta charset="utf-8">'
const script = 'start(\n"1")'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const meta = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy}">`

/** What a check says of a page with this policy. */
const withPolicy = (check: PageCheck, policy: string, body = '') =>
  inHome(check, { head: charset + meta(policy), body })

describe('code within the markup', () => {
  it.each([
    ['a style', '<p style="color: red">'],
    ['an event', '<body onload="go()">'],
    ['an event of an SVG', '<svg><g onclick="go()"></g></svg>'],
    ['a script address', '<a href=" java\nscript:go()">go</a>'],
  ])('is refused: %s', (_, body) => {
    expect(inHome(inlineCode, { body })).toHaveLength(1)
  })

  it('is not what only looks like it', () => {
    const body = '<p data-style="x" class="once">onclick="x"</p><a href="/javascript:">x</a>'
    expect(inHome(inlineCode, { body })).toEqual([])
  })
})

describe('the place of the policy', () => {
  it('is right behind the charset', () => {
    expect(inHome(policyPlace, { head: charset + meta('') })).toEqual([])
  })

  it.each([
    ['behind a script', `${charset}<script>1</script>${meta('')}`],
    ['before the charset', meta('') + charset],
  ])('is not %s', (_, head) => {
    expect(inHome(policyPlace, { head })).toEqual([
      'the Content-Security-Policy does not follow the charset',
    ])
  })

  it('is taken by one policy', () => {
    expect(inHome(policyPlace, { head: charset })).toEqual([
      'has 0 Content-Security-Policies, not one',
    ])
    expect(inHome(policyPlace, { head: charset + meta('') + meta('') })).toHaveLength(1)
  })
})

describe('the sources a policy allows', () => {
  it('are the site, named servers and data', () => {
    const policy = "script-src 'self'; img-src 'self' data:; frame-src https://map.example"
    expect(withPolicy(policySources, policy)).toEqual([])
  })

  it.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    '*',
    'https://*.example',
    'http:',
    'https:',
    'http://map.example',
  ])('never include %s', (source) => {
    expect(withPolicy(policySources, `img-src 'self' ${source}`)).toEqual([
      `the policy's img-src allows ${source}`,
    ])
  })

  it('start from none', () => {
    const head = `${charset}<meta http-equiv="content-security-policy" content="img-src 'self'">`
    expect(inHome(policySources, { head })).toEqual([
      "the policy's default-src is missing, not 'none'",
    ])
  })
})

describe('the hashes of a policy', () => {
  const data = '<script type="application/ld+json">{"@type": "Organization"}</script>'
  const external = '<script src="/a.js"></script>'

  it('are those of the scripts that run in place', () => {
    const body = `<script>${script}</script>${data}${external}`
    expect(withPolicy(policyHashes, `script-src 'self' ${hash}`, body)).toEqual([])
  })

  it.each(['', 'type="module"', 'type="text/javascript"', 'type="importmap"'])(
    'include that of <script %s>',
    (type) => {
      const body = `<script ${type}>${script}</script>`
      expect(withPolicy(policyHashes, "script-src 'self'", body)).toEqual([
        'the policy lacks the hash of the script “start( "1")”',
      ])
    },
  )

  it('include that of a style', () => {
    const body = '<style>a {}</style>'
    expect(withPolicy(policyHashes, `script-src 'self'`, body)).toHaveLength(1)
  })

  it('change with every character of the script', () => {
    const body = `<script>${script} </script>`
    expect(withPolicy(policyHashes, `script-src ${hash}`, body)).toEqual([
      expect.stringContaining('lacks the hash'),
      `the policy's hash ${hash} belongs to no script of the page`,
    ])
  })
})

describe('what a page loads', () => {
  it.each([
    '<script src="https://cdn.example/a.js"></script>',
    '<link rel="stylesheet" href="//cdn.example/a.css">',
    '<link rel="preload" as="font" href="https://cdn.example/a.woff2">',
    '<link rel="modulepreload" href="https://cdn.example/a.js">',
  ])('is not of another origin: %s', (head) => {
    expect(inHome(ownResources, { head })).toEqual([expect.stringContaining('from another origin')])
  })

  it("may say the site's own origin", () => {
    const head =
      '<script src="https://site.example/a.js"></script><link rel="stylesheet" href="/a.css">' +
      '<link rel="me" href="https://other.example">'
    expect(inHome(ownResources, { head })).toEqual([])
  })
})

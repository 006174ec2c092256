import { describe, expect, it } from 'vitest'
import { withLateStart } from './late-start.ts'

/** As React Router 7.18.4 writes it. */
const page = `<head><link rel="modulepreload" href="/a/manifest.js"/><link rel="modulepreload" href="/a/entry.js"/><link rel="modulepreload" href="/a/shared.js"/><link rel="modulepreload" href="/a/root.js"/></head><body><p>Text</p><script type="module" async="">import "/a/manifest.js";
import * as route0 from "/a/root.js";
import * as route1 from "/a/route.js#en/home";
  
  window.__reactRouterRouteModules = {"root":route0,"en/home":route1};

import("/a/entry.js");</script></body>`

describe('a page whose app starts late', () => {
  const html = withLateStart(page)

  it('names what the app is made of, and runs nothing', () => {
    const data = /<script type="application\/json" id="start">(?<json>.*)<\/script>/.exec(html)
    expect(JSON.parse(data?.groups?.json ?? '')).toEqual({
      manifest: '/a/manifest.js',
      entry: '/a/entry.js',
      routes: { root: '/a/root.js', 'en/home': '/a/route.js' },
      imports: ['/a/shared.js'],
    })
    expect(html).not.toContain('import(')
  })

  it('asks for no script', () => {
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<p>Text</p>')
  })
})

describe('a router that writes otherwise', () => {
  it.each([
    ['no script at all', /<script.*<\/script>/s],
    ['no manifest', /import "[^"]*";/],
    ['no entry', /import\("[^"]*"\);/],
    ['no list of routes', /window\.\S+ = \{.*\};/],
    ['a route without a chunk', /import \* as route1 from "[^"]*";/],
  ])('stops the build: %s', (_, part) => {
    expect(() => withLateStart(page.replace(part, ''))).toThrow(/script|chunk/)
  })
})

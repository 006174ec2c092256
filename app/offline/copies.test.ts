import { describe, expect, it } from 'vitest'
import { copyAddress, isWorthKeeping, kindOf, namedFiles } from './copies.ts'

const site = 'https://www.minwal.example'

describe('what an address leads to', () => {
  it.each([
    ['/', 'page'],
    ['/home', 'page'],
    ['/ar/blogs/first-blog/', 'page'],
    ['/home/index.html', 'page'],
    ['/about-us.data', 'data'],
    ['/data/ar/projects/2.json', 'data'],
    ['/media/assets/entry.client-CMDgSJLz.js', 'file'],
    ['/media/assets/wide-12ab.avif', 'file'],
    ['/media/assets/notes.exe', 'other'],
    ['/media/og/en/home.png', 'other'],
    ['/api/v1.0/email/send', 'other'],
    ['/sw.js', 'other'],
    ['/feed.xml', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(new URL(site + path))).toBe(kind)
  })
})

describe('the address a copy is kept under', () => {
  it.each([
    ['/projects?page=3', '/projects'],
    ['/projects/?utm_source=letter#top', '/projects'],
    ['/ar/home/index.html', '/ar/home'],
    ['/HOME', '/home'],
    ['/', '/home'],
    ['/about-us.data?_routes=x', '/about-us.data'],
  ])('of %s is %s', (path, wanted) => {
    expect(copyAddress(site + path)).toBe(site + wanted)
  })
})

describe('an answer worth keeping', () => {
  const answer = (type: string, status = 200) =>
    new Response('text', { status, headers: { 'Content-Type': type } })

  it.each([
    ['/home', 'text/html; charset=utf-8'],
    ['/media/assets/a.js', 'text/javascript'],
    ['/media/assets/a.js', 'application/javascript; charset=utf-8'],
    ['/media/assets/a.css', 'text/css'],
    ['/media/assets/a.woff2', 'font/woff2'],
    ['/media/assets/a.avif', 'image/avif'],
    ['/data/en/search.json', 'application/json'],
    ['/home.data', 'application/octet-stream'],
  ])('is at %s one that says %s', (path, type) => {
    expect(isWorthKeeping(site + path, answer(type))).toBe(true)
    expect(isWorthKeeping(site + path, answer(type, 404))).toBe(false)
    expect(isWorthKeeping(site + path, answer(type, 206))).toBe(false)
  })

  it.each(['a.js', 'a.css', 'a.woff2', 'a.avif', 'a.json', 'a.data'])(
    'is no page of HTML in place of %s',
    (file) => {
      const portal = answer('text/html')
      expect(isWorthKeeping(`${site}/media/assets/${file}`, portal)).toBe(false)
    },
  )

  it('is no text in place of a page', () => {
    expect(isWorthKeeping(`${site}/home`, answer('text/plain'))).toBe(false)
  })
})

it('finds the files a page names, each once', () => {
  const html = `<link rel="modulepreload" href="/media/assets/a-1.js"/>
    <link rel="stylesheet" href="/website/media/assets/b.css"/>
    <link rel="preload" href="/media/assets/c.woff2"/>
    <style>@font-face{src:url(/media/assets/d.woff2)format("woff2")}</style><img src="/media/assets/d.avif"/>
    <script type="module">import "/media/assets/a-1.js";</script>`
  expect(namedFiles(html)).toEqual([
    '/media/assets/a-1.js',
    '/website/media/assets/b.css',
    '/media/assets/c.woff2',
    '/media/assets/d.woff2',
  ])
})

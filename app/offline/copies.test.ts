import { describe, expect, it } from 'vitest'
import { copyAddress, isWorthKeeping, kindOf } from './copies.ts'

const site = 'https://www.minwal.example'

describe('what an address leads to', () => {
  it.each([
    ['/', 'page'],
    ['/home', 'page'],
    ['/ar/blogs/first-blog/', 'page'],
    ['/home/index.html', 'page'],
    ['/about-us.data', undefined],
    ['/data/ar/projects/2.json', 'data'],
    ['/media/assets/entry.client-CMDgSJLz.js', 'file'],
    ['/media/assets/wide-12ab.avif', 'file'],
    ['/offline.html', 'page'],
    ['/404.html', undefined],
    ['/media/og/en/home.png', undefined],
    ['/sw.js', undefined],
    ['/feed.xml', undefined],
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
    ['/data/en/search.json?x', '/data/en/search.json'],
    ['/media/assets/entry.client-CMDgSJLz.js', '/media/assets/entry.client-CMDgSJLz.js'],
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
  ])('is at %s one that says %s', (path, type) => {
    expect(isWorthKeeping(site + path, answer(type))).toBe(true)
    expect(isWorthKeeping(site + path, answer(type, 404))).toBe(false)
    expect(isWorthKeeping(site + path, answer(type, 206))).toBe(false)
  })

  it.each([
    '/media/assets/a.js',
    '/media/assets/a.css',
    '/media/assets/a.woff2',
    '/media/assets/a.avif',
    '/data/en/search.json',
  ])('is no page of HTML in place of %s', (file) => {
    expect(isWorthKeeping(site + file, answer('text/html'))).toBe(false)
  })

  it('is no text in place of a page', () => {
    expect(isWorthKeeping(`${site}/home`, answer('text/plain'))).toBe(false)
  })
})

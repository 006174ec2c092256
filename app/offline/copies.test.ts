import { describe, expect, it } from 'vitest'
import { copyAddress, kindOf, worthKeeping } from './copies.ts'

const site = 'https://www.minwal.example'

const kinds = {
  page: '/ /home /ar/blogs/first-blog/ /home/index.html /offline.html',
  data: '/data/ar/projects/2.json',
  file: '/media/assets/entry.client-CMDgSJLz.js /media/assets/wide-12ab.avif',
  other: '/about-us.data /404.html /media/og/en/home.png /sw.js /feed.xml',
}

describe.each(Object.entries(kinds))('an address of a %s', (kind, paths) => {
  it.each(paths.split(' '))('is %s', (path) => {
    expect(kindOf(new URL(site + path)) ?? 'other').toBe(kind)
  })
})

describe('the address a copy is kept under', () => {
  it.each([
    ['/projects/?utm_source=letter#top', '/projects'],
    ['/ar/home/index.html', '/ar/home'],
    ['/HOME', '/home'],
    ['/', '/home'],
    ['/data/en/search.json?x', '/data/en/search.json'],
    ['/ar/index.html', '/ar/home'],
    ['/media/assets/entry.client-CMDgSJLz.js?x', '/media/assets/entry.client-CMDgSJLz.js'],
  ])('of %s is %s', (path, wanted) => {
    expect(copyAddress(site + path)).toBe(site + wanted)
  })
})

describe('an answer worth keeping', () => {
  const answer = (type: string, status = 200, body: BodyInit = 'text') =>
    new Response(body, { status, headers: { 'Content-Type': type } })

  it.each([
    ['/media/assets/a.js', 'text/javascript'],
    ['/media/assets/a.avif', 'image/avif'],
    ['/data/en/search.json', 'application/json'],
  ])('is at %s one that says %s, whole, and no page of HTML', async (path, type) => {
    const kept = await worthKeeping(site + path, answer(type))
    expect(await kept?.text()).toBe('text')
    expect(kept?.headers.get('Content-Type')).toBe(type)
    for (const other of [answer(type, 404), answer(type, 206), answer('text/html')])
      expect(await worthKeeping(site + path, other)).toBeUndefined()
  })

  it('is no text in place of a page', async () => {
    expect(await worthKeeping(`${site}/home`, answer('text/plain'))).toBeUndefined()
  })

  const page = (path: string) => `<!DOCTYPE html><html data-path="${path}" lang="en">`

  it.each([
    ['/ar/faqs/?utm_source=letter', '/ar/faqs'],
    ['/ar/', '/ar/home'],
    ['/offline.html', '/offline.html'],
  ])('is at %s the page of %s', async (address, path) => {
    const html = answer('text/html; charset=utf-8', 200, page(path))
    expect(await (await worthKeeping(site + address, html))?.text()).toBe(page(path))
  })

  it.each([
    ['the network’s sign-in page', '<!doctype html><title>Sign in</title>'],
    ['another page of ours', page('/home')],
    ['nothing', ''],
  ])('is at the address of a page not %s', async (_what, html) => {
    expect(await worthKeeping(`${site}/faqs`, answer('text/html', 200, html))).toBeUndefined()
  })

  it('is not one that was cut short', async () => {
    const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) })
    const script = answer('text/javascript', 200, cut)
    expect(await worthKeeping(`${site}/media/assets/a.js`, script)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { inHome, pageIn, said, siteUrl, siteWith } from './fixture.ts'
import { canonical, indexing, ownPath, ownWords } from './head.ts'

const words = (title: string, description: string) =>
  `<title>${title}</title><meta name="description" content="${description}">`

describe('the words of a page', () => {
  const home = { 'home/index.html': words('Home', 'All of it') }

  it('are its own in its language', () => {
    const files = {
      ...home,
      'index.html': words('Home', 'All of it'),
      'ar/home/index.html': words('Home', 'All of it'),
      'faqs/index.html': words('FAQs', 'Some of it'),
      '404.html': '<title>Home</title>',
    }
    expect(said(ownWords, files, 'home/index.html')).toEqual([])
    expect(said(ownWords, files, 'index.html')).toEqual([])
    expect(said(ownWords, files, '404.html')).toEqual([])
  })

  it('are not those of another page', () => {
    const files = { ...home, 'faqs/index.html': words('Home', 'All of it') }
    expect(said(ownWords, files, 'faqs/index.html')).toEqual([
      'has the title of home/index.html: Home',
      'has the description of home/index.html',
    ])
  })

  it('are there', () => {
    const body = '<svg><title>A drawing</title></svg>'
    expect(inHome(ownWords, { body })).toEqual(['has no title', 'has no description'])
  })
})

describe('the path of a page', () => {
  const named = (path: string) => `<html data-path="${path}"></html>`

  it('is its own, or that of the page it is a copy of', () => {
    const home = named('/ar/home')
    expect(said(ownPath, { 'ar/home/index.html': home }, 'ar/home/index.html')).toEqual([])
    expect(said(ownPath, { 'ar/index.html': home }, 'ar/index.html')).toEqual([])
    expect(said(ownPath, { 'index.html': home }, 'index.html')).toEqual([
      '<html data-path> is /ar/home, not /home',
    ])
  })

  it('is missing in the file that leads home', () => {
    expect(said(ownPath, { '404.html': '<html></html>' }, '404.html')).toEqual([])
    expect(said(ownPath, { '404.html': named('/404.html') }, '404.html')).toHaveLength(1)
    expect(inHome(ownPath, {})).toHaveLength(1)
  })
})

describe('the canonical link', () => {
  const link = (href: string) => `<link rel="canonical" href="${href}">`
  const own = link(`${siteUrl}/home`)

  it("is the page's own address", () => {
    expect(inHome(canonical, { head: own })).toEqual([])
    expect(said(canonical, { 'index.html': own }, 'index.html')).toEqual([])
    expect(said(canonical, { '404.html': '' }, '404.html')).toEqual([])
  })

  it.each([`${siteUrl}/home/`, '/home', 'https://other.example/home'])('is not %s', (href) => {
    expect(inHome(canonical, { head: link(href) })).toEqual([
      `the canonical link is ${href}, not ${siteUrl}/home`,
    ])
  })

  it('is there once, and not in the fallback', () => {
    expect(inHome(canonical, {})).toHaveLength(1)
    expect(inHome(canonical, { head: own + own })).toHaveLength(1)
    expect(said(canonical, { '404.html': own }, '404.html')).toHaveLength(1)
  })

  it("includes the site's base", () => {
    const url = `${siteUrl}/website`
    const site = siteWith({ 'home/index.html': link(`${url}/home`) }, url)
    expect(canonical(pageIn(site, 'home/index.html'), site)).toEqual([])
  })
})

describe('search engines', () => {
  const noindex = '<meta name="robots" content="noindex">'

  it('keep the pages and leave the fallback', () => {
    expect(inHome(indexing, {})).toEqual([])
    for (const file of ['404.html', 'offline.html']) {
      expect(said(indexing, { [file]: noindex }, file)).toEqual([])
    }
  })

  it('are not told otherwise', () => {
    expect(inHome(indexing, { head: noindex })).toEqual(['is hidden from search engines'])
    for (const file of ['404.html', 'offline.html']) {
      expect(said(indexing, { [file]: '' }, file)).toEqual(['is not marked noindex'])
    }
  })
})

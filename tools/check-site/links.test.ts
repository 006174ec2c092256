import { describe, expect, it } from 'vitest'
import { pageIn, siteWith } from './fixture.ts'
import { pageLinks, scriptImports, styleLinks } from './links.ts'
import { srcsetAddresses } from './references.ts'

const files = {
  'index.html': '<p id="only-here"></p>',
  'about-us/index.html': '<h1 id="main">About us</h1>',
  'media/assets/a.js': '',
  'media/assets/a.css': '',
  'media/assets/a.avif': '',
  'icons.svg': '<svg><symbol id="arrow"/></svg>',
}

/** What is said of a page with this body among the files above. */
function linksOf(body: string, place = { url: 'https://site.example', base: '' }) {
  const site = siteWith({ ...files, 'home/index.html': `<body id="top-of-page">${body}` }, place)
  return pageLinks(pageIn(site, 'home/index.html'), site)
}

describe('the addresses of a page', () => {
  it.each([
    '<a href="/about-us">',
    '<a href="/about-us/?page=2#main">',
    '<a href="/">',
    '<a href="#top-of-page">',
    '<a href="#top">',
    '<a href="?page=2">',
    '<a href="mailto:us@site.example">',
    '<a href="https://other.example/nowhere">',
    '<a href="https://site.example/about-us">',
    '<img srcset="/media/assets/a.avif 320w, /media/assets/a.avif 640w" src="data:image/webp;base64,AA">',
    '<svg><use href="/icons.svg#arrow"></use></svg>',
    '<script type="module">import * as a from "/media/assets/a.js";</script>',
  ])('lead to a file: %s', (body) => {
    expect(linksOf(body)).toEqual([])
  })

  it.each([
    ['<a href="/abut-us">', '<a href> /abut-us names no file'],
    ['<a href="/media/assets/">', '<a href> /media/assets/ names no file'],
    ['<a href="/100%">', '<a href> /100% names no file'],
    ['<a href="https://site.example/x">', '<a href> https://site.example/x names no file'],
    ['<img src="/b.avif">', '<img src> /b.avif names no file'],
    ['<img srcset="/media/assets/a.avif 1x, /b.avif 2x">', '<img srcset> /b.avif names no file'],
    ['<link imagesrcset="/b.avif 2x">', '<link imagesrcset> /b.avif names no file'],
    ['<video poster="/b.avif">', '<video poster> /b.avif names no file'],
    ['<svg><use xlink:href="/b.svg#x"></use></svg>', '<use href> /b.svg#x names no file'],
    ['<svg><use href="/icons.svg#no"></use></svg>', '<use href> /icons.svg#no names no id there'],
    ['<a href="#no">', '<a href> #no names no id there'],
    ['<a href="/about-us#no">', '<a href> /about-us#no names no id there'],
    [
      '<meta property="og:image" content="https://site.example/b.png">',
      expect.stringContaining('b.png names no file'),
    ],
    [
      '<noscript><meta http-equiv="refresh" content="0;url=/no"></noscript>',
      expect.stringContaining('/no names no file'),
    ],
    ['<script type="module">import "/b.js"</script>', 'import /b.js names no file'],
    ['<script type="module">import("/c.js")</script>', 'import /c.js names no file'],
  ])('do not lead nowhere: %s', (body, problem) => {
    expect(linksOf(body)).toEqual([problem])
  })

  it('do not depend on a trailing slash', () => {
    expect(linksOf('<a href="about-us">')).toEqual([
      '<a href> about-us is relative: with a trailing slash it means another file',
    ])
  })

  it('are told once each', () => {
    expect(linksOf('<a href="/no">1</a><a href="/no">2</a>')).toHaveLength(1)
  })

  it('mean ids of the copy in the copy', () => {
    const site = siteWith({
      'index.html': '<a href="#main">',
      'home/index.html': '<h1 id="main">',
    })
    expect(pageLinks(pageIn(site, 'index.html'), site)).toHaveLength(1)
  })

  describe('of a site below the root of its host', () => {
    const below = { url: 'https://site.example/website', base: '/website' }

    it('start with its base', () => {
      expect(linksOf('<a href="/website/about-us"><a href="/website">', below)).toEqual([])
      expect(linksOf('<a href="/about-us">', below)).toEqual([
        '<a href> /about-us does not start with /website',
      ])
      expect(linksOf('<a href="/websites/about-us">', below)).toHaveLength(1)
    })
  })
})

describe('the candidates of a srcset', () => {
  it('are read as browsers do', () => {
    expect(srcsetAddresses(' /a.avif 1x,\n/b.avif, data:image/png;base64,AA 2x')).toEqual([
      '/a.avif',
      '/b.avif',
      'data:image/png;base64,AA',
    ])
  })
})

describe('the addresses of a style sheet', () => {
  const css = (text: string) =>
    styleLinks('media/assets/b.css', siteWith({ ...files, 'media/assets/b.css': text }))

  it('lead to a file', () => {
    expect(css('a { src: url(/media/assets/a.avif), url("a.avif"), url(data:x) }')).toEqual([])
  })

  it.each(['url(/b.woff2)', "url('b.woff2')", '@import "b.css";@import "c.css";'])(
    'do not lead nowhere: %s',
    (text) => {
      expect(css(text)).toEqual([expect.stringContaining('names no file')])
    },
  )
})

describe('the imports of a script', () => {
  it('are there', () => {
    const script = (text: string) =>
      scriptImports('media/assets/b.js', siteWith({ ...files, 'media/assets/b.js': text }))
    expect(script('import"./a.js";import(`./a.js`)')).toEqual([])
    expect(script('import"./no.js";import(`./nor.js`)')).toEqual([
      './no.js names no file',
      './nor.js names no file',
    ])
  })
})

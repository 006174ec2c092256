import { describe, expect, it } from 'vitest'
import { siteWith } from './fixture.ts'
import { fileSize, leftovers, machinePaths, mentionedAssets, unnamedFiles } from './leftovers.ts'

describe('files that are no part of a site', () => {
  it.each([
    'media/assets/a.js.map',
    '.vite/manifest.json',
    'server/index.js',
    'home.data',
    'ar/home.data.br',
    'root.tsx',
    'media/worker.ts',
    '.env',
    'data/.env.production',
  ])('are told by their name: %s', (file) => {
    expect(leftovers(file)).toHaveLength(1)
  })

  it.each([
    'media/assets/server-a1.js',
    'media/assets/map.js',
    'site.webmanifest',
    '.well-known/security.txt',
    'observer/server/index.html',
  ])('are not %s', (file) => {
    expect(leftovers(file)).toEqual([])
  })
})

describe('large files', () => {
  it('are those over 1 MB', () => {
    const site = siteWith({ 'a.avif': 'a'.repeat(1_000_000), 'b.avif': 'b'.repeat(1_200_000) })
    expect(fileSize('a.avif', site)).toEqual([])
    expect(fileSize('b.avif', site)).toEqual(['is 1200 kB large, more than 1 MB'])
  })
})

describe('paths of a machine', () => {
  const inText = (text: string, file = 'a.js') => machinePaths(file, siteWith({ [file]: text }))

  it.each([
    'at Home (/home/sara/site/app/root.tsx)',
    '"/Users/sara/site"',
    'from"/work/site/app.js"',
    '/tmp/build-1',
    'file:///C:/site',
    String.raw`C:\Users\sara`,
    String.raw`"D:\\site\\app"`,
  ])('are found: %s', (text) => {
    expect(inText(text)).toEqual([expect.stringContaining('holds a path of a machine: ')])
  })

  it.each([
    '<a href="/home">',
    '<a href="/home/">',
    '<a href="/ar/home/#main">',
    'home:`/home`,aboutUs:`/about-us`',
    'https://site.example/home/index.html',
    'https://site.example/work/tmp/',
    '/home/.test(path)',
    String.raw`"A:\n"`,
    String.raw`/[a-z]:\d/`,
  ])('are not the addresses of a site: %s', (text) => {
    expect(inText(text)).toEqual([])
  })

  it('are looked for in texts alone', () => {
    expect(inText('/tmp/a', 'a.woff2')).toEqual([])
    expect(inText('/tmp/a', 'data/en/site.json')).toHaveLength(1)
  })
})

describe('hashed files a text names', () => {
  const text = '["/media/assets/a-1.avif 320w, /website/media/assets/b-2.css"]'

  it('are there', () => {
    const files = { 'data/1.json': text, 'media/assets/a-1.avif': '', 'media/assets/b-2.css': '' }
    expect(mentionedAssets('data/1.json', siteWith(files))).toEqual([])
  })

  it('are named when they are not', () => {
    const files = { 'data/1.json': text, 'media/assets/a-1.avif': '' }
    expect(mentionedAssets('data/1.json', siteWith(files))).toEqual([
      'names media/assets/b-2.css, which does not exist',
    ])
  })

  it.each(['import{a}from"./b.js"', 'export*from"./b.js"', 'import("./b.js")', 'import"./b.js"'])(
    'are missing where a script imports them: %s',
    (script) => {
      const files = { 'media/assets/a.js': script }
      expect(mentionedAssets('media/assets/a.js', siteWith(files))).toEqual([
        'names media/assets/b.js, which does not exist',
      ])
      const both = { ...files, 'media/assets/b.js': '' }
      expect(mentionedAssets('media/assets/a.js', siteWith(both))).toEqual([])
    },
  )
})

it('finds files that no other names', () => {
  const site = siteWith({
    'media/assets/style-a1.css': 'b{background:url(dot-b2.svg)}',
    'media/assets/dot-b2.svg': '<svg/>',
    'home/index.html': '<link href="/media/assets/style-a1.css">',
    'media/assets/style-c3.css': 'style-c3.css',
  })
  const found = [...site.files.keys()].filter((file) => unnamedFiles(file, site).length > 0)
  expect(found).toEqual(['media/assets/style-c3.css'])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findings, summary } from './checks.ts'
import { siteUrl, siteWith } from './fixture.ts'
import { readSite } from './site.ts'

/** Home in one language, with everything a page needs and nothing else. */
const soundHome = (lang: string, dir: string, address: string) => `<!DOCTYPE html>
  <html data-path="${address}" lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <title>Home</title><meta name="description" content="All of it">
    <link rel="canonical" href="${siteUrl}${address}">
    <link rel="alternate" hreflang="en" href="${siteUrl}/home">
    <link rel="alternate" hreflang="ar" href="${siteUrl}/ar/home">
    <link rel="alternate" hreflang="x-default" href="${siteUrl}/home">
  </head><body><h1>Home</h1><a href="/home">Home</a></body></html>`

describe('the findings in a site', () => {
  it('name the file of a page, of a style sheet and of what should not be there', async () => {
    const files = {
      'home/index.html': '<title>Home</title>',
      'a.css': 'a{src:url(media/assets/b.woff2)}',
      'a.map': '',
    }
    const lines = await findings(siteWith(files))
    expect(lines).toContain('home/index.html: has no description')
    expect(lines).toContain('a.css: names media/assets/b.woff2, which does not exist')
    expect(lines).toContain('a.map: is a source map')
  })

  it('are none where nothing is wrong', async () => {
    const files = {
      'home/index.html': soundHome('en', 'ltr', '/home'),
      'ar/home/index.html': soundHome('ar', 'rtl', '/ar/home'),
      'robots.txt': 'Allow: /',
    }
    expect(await findings(siteWith(files))).toEqual([])
  })

  it('leave a count when there are none', () => {
    expect(summary(siteWith({ 'home/index.html': '', 'a.css': '', 'b.css': '' }))).toMatch(
      /1 pages and 2 other files, \d+ checks/,
    )
  })
})

describe('a site read from its folder', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }

  it('holds its files, without compressed copies and what only a host reads', async () => {
    for (const file of ['a.js', 'a.js.br', 'a.js.gz', '_headers', 'ar/home/index.html']) {
      write(file, 'text')
    }
    const site = await readSite(folder, siteUrl)
    expect([...site.files.keys()]).toEqual(['a.js', 'ar/home/index.html'])
    expect(site.pages).toMatchObject([{ address: '/ar/home', locale: 'ar', role: 'page' }])
  })

  it('weighs text compressed, by the compressed copy where there is one', async () => {
    const text = 'text '.repeat(1000)
    write('a.css', text)
    write('b.css', text)
    write('b.css.br', 'a copy')
    write('c.woff2', text)
    const { sizes } = await readSite(folder, siteUrl)
    expect(Object.fromEntries(sizes)).toEqual({
      'a.css': brotliCompressSync(text).length,
      'b.css': 'a copy'.length,
      'c.woff2': text.length,
    })
  })

  it('has to be there', async () => {
    await expect(readSite(path.join(folder, 'none'), siteUrl)).rejects.toThrow('ENOENT')
  })
})

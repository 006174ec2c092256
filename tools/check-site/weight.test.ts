import { describe, expect, it } from 'vitest'
import { budgetOf } from './budgets.ts'
import { pageIn, siteWith } from './fixture.ts'
import { filesOf, weight } from './weight.ts'

const html = `
  <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/a.css#again">
  <link rel="stylesheet" href="/late.css" disabled>
  <script type="application/json" id="start">
    {"manifest":"/b.js","entry":"/entry.js","routes":{"root":"/a.js"},"imports":[]}
  </script>
  <style>@font-face{src:url(/a.woff2)format("woff2")}@font-face{src:url(data:font/woff2;base64,AA)}</style>
  <link rel="icon" href="/icon.svg">
  <picture>
    <source type="image/avif" srcset="/a-1.avif 320w, /a-2.avif 640w">
    <source type="image/webp" srcset="/a-1.webp 320w, /a-2.webp 640w"><img src="/a-2.webp">
  </picture>
  <img src="/b.svg"><img src="/late.avif" loading="lazy"><img src="data:image/webp;base64,AA">
  <script src="/first.js"></script>
  <script type="module">import * as b from "/b.js"</script>`

const files = {
  'home/index.html': html,
  'a.css': 'a',
  'late.css': 'a',
  'a.js': 'import{b}from"./deep.js"',
  'deep.js': 'import"./deeper.js";import("./later.js")',
  'deeper.js': 'import"./a.js"',
  'b.js': '',
  'first.js': '',
  'entry.js': '',
  'later.js': '',
  'a.woff2': '',
  'icon.svg': '',
  'a-1.avif': '',
  'a-2.avif': '',
  'a-2.webp': '',
  'b.svg': '',
  'late.avif': '',
}

/** What is said of home when these files are as heavy as this, in bytes. */
function weightWith(sizes: Readonly<Record<string, number>>): string[] {
  const site = siteWith(files)
  const heavy = { ...site, sizes: new Map(Object.entries(sizes)) }
  return weight(pageIn(heavy, 'home/index.html'), heavy)
}

describe('the files a page starts with', () => {
  it('are told by kind, each once', () => {
    const site = siteWith(files)
    expect(filesOf(pageIn(site, 'home/index.html'), site)).toEqual({
      HTML: ['home/index.html'],
      CSS: ['a.css'],
      JS: ['first.js', 'b.js', 'entry.js', 'a.js', 'deep.js', 'deeper.js'],
      fonts: ['a.woff2'],
      pictures: ['a-2.avif', 'b.svg'],
    })
  })
})

describe('the weight of a page', () => {
  const limit = budgetOf('/home')?.JS ?? 0

  it('may be all of its budget', () => {
    expect(weightWith({ 'a.js': limit * 1000 - 1, 'deep.js': 1, 'later.js': 5_000_000 })).toEqual(
      [],
    )
  })

  it('is told with its largest files when it is over it', () => {
    expect(weightWith({ 'b.js': 500, 'deep.js': limit * 1000 - 499 })).toEqual([
      `JS ${limit}.1 kB, budget ${limit} kB; largest: deep.js ${limit - 0.4} kB, b.js 0.5 kB, first.js 0 kB, entry.js 0 kB, a.js 0 kB`,
    ])
  })

  it('is not told twice for the copy of home', () => {
    const site = siteWith({ 'index.html': 'a'.repeat(500_000), '404.html': 'a'.repeat(500_000) })
    expect(weight(pageIn(site, 'index.html'), site)).toEqual([])
    expect(weight(pageIn(site, '404.html'), site)).toHaveLength(1)
  })

  it('needs a budget', () => {
    const site = siteWith({ 'components/index.html': '' })
    expect(weight(pageIn(site, 'components/index.html'), site)).toEqual([
      'has no budget in tools/check-site/budgets.ts',
    ])
  })

  it('is the same for all posts of a language', () => {
    expect(budgetOf('/blogs/first-blog')).toEqual(budgetOf('/blogs/:post'))
    expect(budgetOf('/ar/blogs/first-blog')).toEqual(budgetOf('/ar/blogs/:post'))
    expect(budgetOf('/blogs/first-blog/more')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { budgetOf } from './budgets.ts'
import { pageIn, siteWith } from './fixture.ts'
import { filesOf, weight } from './weight.ts'

const assets = '/website/media/assets'

const html = `
  <link rel="stylesheet" href="${assets}/a.css"><link rel="stylesheet" href="${assets}/a.css#again">
  <link rel="stylesheet" href="${assets}/later.css" disabled="">
  <script type="application/json" id="start">
    {"manifest":"${assets}/b.js","entry":"${assets}/entry.js","routes":{"root":"${assets}/a.js"}}
  </script>
  <style>@font-face{src:url(${assets}/a.woff2)format("woff2")}@font-face{src:url(data:font/woff2;base64,AA)}</style>
  <link rel="icon" href="/icon.svg">
  <picture>
    <source type="image/avif" srcset="${assets}/a-1.avif 320w, ${assets}/a-2.avif 640w">
    <source type="image/webp" srcset="${assets}/a-1.webp 320w, ${assets}/a-2.webp 640w">
    <img src="${assets}/a-2.webp">
  </picture>
  <img src="${assets}/b.svg"><img src="${assets}/later.avif" loading="lazy">
  <img src="data:image/webp;base64,AA">
  <script type="module">import * as b from "${assets}/b.js"</script>`

const texts: Readonly<Record<string, string>> = {
  'a.js': 'import{b}from"./deep.js"',
  'deep.js': 'import"./deeper.js";import("./later.js")',
  'deeper.js': 'import*as a from"./a.js"',
}
const names = ['a.css', 'later.css', 'a.js', 'deep.js', 'deeper.js', 'b.js', 'entry.js', 'later.js']
const others = ['a.woff2', 'a-1.avif', 'a-2.avif', 'a-2.webp', 'b.svg', 'later.avif']
const files = {
  'home/index.html': html,
  ...Object.fromEntries(
    [...names, ...others].map((name) => [`media/assets/${name}`, texts[name] ?? '']),
  ),
}

/** What is said of home when these scripts are as heavy as this, in bytes. */
function weightWith(scripts: Readonly<Record<string, number>>): string[] {
  const site = siteWith(files)
  const sizes = Object.entries(scripts).map(
    ([name, bytes]) => [`media/assets/${name}`, bytes] as const,
  )
  const heavy = { ...site, sizes: new Map(sizes) }
  return weight(pageIn(heavy, 'home/index.html'), heavy)
}

describe('the files a page loads at first', () => {
  it('are sorted by kind, each once', () => {
    const site = siteWith(files)
    const inAssets = (...list: string[]) => list.map((name) => `media/assets/${name}`)
    expect(filesOf(pageIn(site, 'home/index.html'), site)).toEqual({
      HTML: ['home/index.html'],
      CSS: inAssets('a.css'),
      JS: inAssets('b.js', 'entry.js', 'a.js', 'deep.js', 'deeper.js'),
      fonts: inAssets('a.woff2'),
      pictures: inAssets('a-2.avif', 'b.svg'),
    })
  })
})

describe('the weight of a page', () => {
  const limit = budgetOf('/home')?.JS ?? 0

  it('may be all of its budget', () => {
    const scripts = { 'a.js': limit * 1000 - 1, 'deep.js': 1, 'later.js': 5_000_000 }
    expect(weightWith(scripts)).toEqual([])
  })

  it('is named with its largest files when it is over it', () => {
    expect(weightWith({ 'b.js': 500, 'deep.js': limit * 1000 - 499 })).toEqual([
      `JS ${limit}.1 kB, budget ${limit} kB; largest: deep.js ${limit - 0.4} kB, b.js 0.5 kB, entry.js 0 kB, a.js 0 kB, deeper.js 0 kB`,
    ])
  })

  it('is not named twice for the copy of home', () => {
    const site = siteWith({ 'index.html': 'a'.repeat(500_000), '404.html': 'a'.repeat(500_000) })
    expect(weight(pageIn(site, 'index.html'), site)).toEqual([])
    expect(weight(pageIn(site, '404.html'), site)).toHaveLength(1)
  })

  it('needs a budget', () => {
    const site = siteWith({ 'components/index.html': '' })
    expect(weight(pageIn(site, 'components/index.html'), site)).toEqual([
      'has no budget in tools/check/budgets.ts',
    ])
  })

  it('is the same for all posts of a language', () => {
    expect(budgetOf('/blogs/first-blog')).toEqual(budgetOf('/blogs/:post'))
    expect(budgetOf('/ar/blogs/first-blog')).toEqual(budgetOf('/ar/blogs/:post'))
    expect(budgetOf('/blogs/first-blog/more')).toBeUndefined()
  })
})

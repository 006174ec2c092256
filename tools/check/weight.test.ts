import { expect, it } from 'vitest'
import { budgetOf } from './budgets.ts'
import { siteWith } from './fixture.ts'
import { filesOf, weight } from './weight.ts'

const assets = '/website/media/assets'

const html = `
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

const names = 'later.css b.js entry.js later.js a.woff2 a-1.avif a-2.avif a-2.webp b.svg later.avif'
const site = siteWith({
  'home/index.html': html,
  '404.html': 'a'.repeat(500_000),
  ...Object.fromEntries(names.split(' ').map((name) => [`media/assets/${name}`, ''])),
  'media/assets/a.js': 'import{b}from"./deep.js"',
  'media/assets/deep.js': 'import"./deeper.js";import("./later.js")',
  'media/assets/deeper.js': 'import*as a from"./a.js"',
})

/** What is said of a page where files weigh this, in bytes. */
function weightOf(file: string, sizes = site.sizes) {
  const page = site.pages.find((candidate) => candidate.file === file)
  if (!page) throw new Error(`${file} is no page`)
  return { said: weight(page, { ...site, sizes }), files: filesOf(page, site) }
}

it('the files that a page loads at first are sorted by kind, each once', () => {
  const inAssets = (list: string) => list.split(' ').map((name) => `media/assets/${name}`)
  expect(weightOf('home/index.html').files).toEqual({
    HTML: ['home/index.html'],
    JS: inAssets('b.js entry.js a.js deep.js deeper.js'),
    fonts: inAssets('a.woff2'),
    pictures: inAssets('a-2.avif b.svg'),
  })
})

it('a page may weigh all of its budget; beyond it is named with its largest files', () => {
  const limit = budgetOf('/home').JS
  const said = (sizes: Readonly<Record<string, number>>) =>
    weightOf(
      'home/index.html',
      new Map(Object.entries(sizes).map(([name, size]) => [`media/assets/${name}`, size])),
    ).said
  expect(said({ 'a.js': limit * 1000 - 1, 'deep.js': 1, 'later.js': 5_000_000 })).toEqual([])
  expect(said({ 'b.js': 500, 'deep.js': limit * 1000 - 499 })).toEqual([
    `JS ${limit}.1 kB, budget ${limit} kB; largest: deep.js ${limit - 0.4} kB, b.js 0.5 kB, entry.js 0 kB, a.js 0 kB, deeper.js 0 kB`,
  ])
})

it('every page has a budget, the root of a language that of its home page', () => {
  expect(weightOf('404.html').said).toHaveLength(1)
  expect([budgetOf(''), budgetOf('/ar')]).toEqual([budgetOf('/home'), budgetOf('/ar/home')])
  expect(budgetOf('/ar/blogs/first-blog')).toEqual(budgetOf('/ar/blogs/other'))
  expect(budgetOf('/ar/home').fonts).toBeGreaterThan(budgetOf('/home').fonts)
})

import { expect, it } from 'vitest'
import { bare } from './bare-copy.ts'

it('leaves words, styles and pictures of a page, without scripts, fonts, preloads and policy', () => {
  const html = [
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src a">',
    '<script>(function(){\n})()</script><script type="module" src="/a.js"></script>',
    '<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/a.js"/>',
    '<link rel="icon" href="/a.svg"/>',
    "<style>@font-face{font-family:A;src:url('/a.woff2')}p{color:red}</style>",
    '<p>Words<img src="/a.avif"></p>',
  ].join('')
  expect(bare(html)).toBe(
    '<meta charSet="utf-8"/><link rel="icon" href="/a.svg"/><style>p{color:red}</style><p>Words<img src="/a.avif"></p>',
  )
})

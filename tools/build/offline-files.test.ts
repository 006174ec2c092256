import { expect, it } from 'vitest'
import { namedFiles } from './offline-files.ts'

it('finds the files a page names, each once', () => {
  const html = `<link rel="modulepreload" href="/media/assets/a-1.js"/>
    <link rel="stylesheet" href="/media/assets/b.css" disabled=""/>
    <link rel="preload" href="/website/media/assets/c.woff2"/>
    <style>@font-face{src:url(/media/assets/d.woff2)format("woff2")}</style><img src="/media/assets/d.avif"/>
    <script type="module">import "/media/assets/a-1.js";</script>`
  expect(namedFiles(html)).toEqual([
    '/media/assets/a-1.js',
    '/website/media/assets/c.woff2',
    '/media/assets/d.woff2',
  ])
})

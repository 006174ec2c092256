import { expect, it } from 'vitest'
import { isPageFile } from './page-files.ts'

it.each([
  ['index.html', true],
  ['ar/faqs/index.html', true],
  ['404.html', true],
  ['offline.html', true],
  ['blogs/first-blog/index.html', true],
  ['google0123456789abcdef.html', false],
  ['campaign/index.html', false],
  ['faqs/404.html', false],
  ['ar/index.html.br', false],
])('%s is a page: %s', (file, isPage) => {
  expect(isPageFile(file)).toBe(isPage)
})

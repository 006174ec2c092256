import { expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { withInlineSheets } from './inline-sheets.ts'

const output = temporaryFolder({
  'media/site.css': 'a{color:red}\n',
  'media/ar.css': ':root{--a:"$&"}',
})

const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`

it('puts each sheet before its disabled link, in order', async () => {
  const page = `<head>${link('/base/media/site.css')}${link('/base/media/ar.css')}</head>`
  expect(await withInlineSheets(page, output, '/base')).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/base/media/site.css" disabled=""/>' +
      '<style>:root{--a:"$&"}</style><link rel="stylesheet" href="/base/media/ar.css" disabled=""/></head>',
  )
})

it('stops the build where a page links to no sheet, or to one that is missing', async () => {
  await expect(withInlineSheets('<head></head>', output, '')).rejects.toThrow('no style sheet')
  await expect(withInlineSheets(link('/media/gone.css'), output, '')).rejects.toThrow('gone.css')
})

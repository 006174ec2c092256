import { afterEach, expect, test } from 'vitest'
import { addSheet, missingSheets } from './style-sheets.ts'

afterEach(() => {
  delete window.startData
  for (const link of document.querySelectorAll('link[rel=stylesheet][href*=sheet]')) link.remove()
})

/** Has the page want one sheet. */
function want(href: string): string {
  window.startData = { manifest: '', entry: '', routes: {}, imports: [], sheets: [href] }
  return href
}

function sheetOf(text: string): string {
  return `${URL.createObjectURL(new Blob([text], { type: 'text/css' }))}#sheet`
}

test('a sheet is missing until it has come', async () => {
  const href = want(sheetOf('.sheet { color: red }'))
  expect(missingSheets()).toEqual([href])
  await addSheet(href)
  expect(missingSheets()).toEqual([])
})

test.each([
  ['is not there', '/no-such-sheet.css'],
  // Browsers refuse this port, as they refuse to read the rules of what did not come.
  ['cannot be reached', 'http://localhost:1/sheet.css'],
])(
  'a sheet that %s is missing also before that is told, and is asked for again',
  async (_, wanted) => {
    const href = want(wanted)
    let toldOf: readonly string[] | undefined
    addEventListener('error', () => (toldOf = missingSheets()), { capture: true, once: true })
    await expect(addSheet(href)).rejects.toThrow(`${href} did not come`)
    expect(toldOf).toEqual([href])
    expect(missingSheets()).toEqual([href])
    await expect(addSheet(href)).rejects.toThrow(`${href} did not come`)
  },
)

test('a page in the place of a sheet is no sheet', async () => {
  const page = new Blob(['<!doctype html><h1>Sign in</h1>'], { type: 'text/html' })
  const href = want(`${URL.createObjectURL(page)}#sheet`)
  await expect(addSheet(href)).rejects.toThrow('did not come')
  expect(missingSheets()).toEqual([href])
})

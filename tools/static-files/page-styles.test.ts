import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lackedSheets, readSheets, type Sheets, withPageStyles } from './page-styles.ts'

const site = `@layer tokens{:root{--ink:#000;--line:#ccc;--gone:#ddd}:root[data-theme=dark]{--ink:#fff}}
.menu_1{border-color:var(--ink)}.menu_1:is(:focus,[data-open]){margin:0}
.menu_1{color:red}.menu_1[data-open]{color:blue}.menu_1:hover{color:green}
.other_2{color:pink}.menu_1 .other_2{color:pink}.menu_1,.other_2{margin:0}
@media print{.other_2{color:black}}@keyframes turn{to{rotate:1turn}}.menu_1{animation:turn 1s}
@keyframes fall{to{translate:0 1px}}.other_2{animation:fall 1s}`

const sheets: Sheets = {
  site: { address: '/media/assets/style-a.css', text: site },
  languages: {
    en: { address: '/media/assets/en-a.css', text: 'h1{color:gray}' },
    ar: { address: '/media/assets/ar-a.css', text: 'h2{color:gray}' },
  },
}

const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`
const page = (...links: string[]) =>
  `<html><head>${links.map(link).join('')}</head><body><div class="menu_1">Menu<svg fill="var(--line)"></svg></div></body></html>`

describe('a page with the styles it uses', () => {
  it('has them in the place of the links, its language last', async () => {
    const html = await withPageStyles(
      page(sheets.site.address, sheets.languages.en.address),
      sheets,
    )
    expect(html).not.toContain('<link')
    expect(html).toMatch(/^<html><head><style>@layer tokens.*h1\{color:gray\}<\/style><\/head>/s)
    expect(html).not.toContain('h2{')
  })

  it('keeps the states of what it shows, and nothing of what it does not', async () => {
    const html = await withPageStyles(page(sheets.site.address), sheets)
    for (const kept of [
      '[data-open]',
      ':hover',
      '[data-theme=dark]',
      '@keyframes turn',
      ':focus',
    ]) {
      expect(html).toContain(kept)
    }
    for (const gone of ['other_2', '@media print', '@keyframes fall']) {
      expect(html).not.toContain(gone)
    }
  })

  it('keeps the variables that its styles and drawings use', async () => {
    const html = await withPageStyles(page(sheets.site.address), sheets)
    expect(html).toContain('--ink:#000')
    expect(html).toContain('--line:#ccc')
    expect(html).not.toContain('--gone')
  })

  it('has to have linked a sheet', async () => {
    await expect(withPageStyles('<html><head></head></html>', sheets)).rejects.toThrow('no style')
  })
})

it('adds the languages to what the fallback file lacks, which is in none', () => {
  expect(lackedSheets(sheets, false)).toEqual({ sheets: ['/media/assets/style-a.css'] })
  expect(lackedSheets(sheets, true)).toEqual({
    sheets: ['/media/assets/style-a.css'],
    languageSheets: { en: '/media/assets/en-a.css', ar: '/media/assets/ar-a.css' },
  })
})

describe('the sheets of a build', () => {
  let output: string
  const assets = () => path.join(output, 'media/assets')

  beforeEach(async () => {
    output = await mkdtemp(path.join(tmpdir(), 'sheets-'))
    await mkdir(assets(), { recursive: true })
    for (const file of ['style-a.css', 'style-b.css', 'en-a.css', 'ar-a.css']) {
      await writeFile(path.join(assets(), file), `.${file[0]}{}\n`)
    }
    await writeFile(path.join(output, 'page.html'), page('/base/media/assets/style-a.css'))
  })
  afterEach(() => rm(output, { recursive: true }))

  it('are those the pages link to; a spare one is removed', async () => {
    const read = await readSheets(output, '/base', path.join(output, 'page.html'))
    expect(read.site).toEqual({ address: '/base/media/assets/style-a.css', text: '.s{}' })
    expect(read.languages.ar).toEqual({ address: '/base/media/assets/ar-a.css', text: '.a{}' })
    expect(await readdir(assets())).toEqual(['ar-a.css', 'en-a.css', 'style-a.css'])
  })

  it('have to be there', async () => {
    await rm(path.join(assets(), 'ar-a.css'))
    await expect(readSheets(output, '/base', path.join(output, 'page.html'))).rejects.toThrow(
      'no style sheet ar',
    )
  })
})

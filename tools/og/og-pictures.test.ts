import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeOgPictures } from '../static-files/og-pictures.ts'
import { artSize } from './frame.ts'
import { ogPages } from './og-pages.ts'
import { postArt } from './page-art.ts'
import { renderPng } from './render.ts'

const root = path.resolve(import.meta.dirname, '../..')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minwal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Time to draw all pictures on a slow machine where none is kept, in milliseconds. */
const drawingTime = 120_000

describe('the pictures for sharing', () => {
  it('are written for every page, no two alike', { timeout: drawingTime }, async () => {
    await writeOgPictures(root, folder)
    const pages = await ogPages(root)
    const files = pages.map(({ address }) => readFileSync(path.join(folder, address)))
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(pages.length)
    for (const file of files) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect(file.length).toBeLessThan(120_000)
    }
  })

  it('are the same bytes from the same drawing', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="7" fill="#a8261b"/></svg>'
    expect((await renderPng(svg, [])).equals(await renderPng(svg, []))).toBe(true)
  })

  it('show a post’s photograph where it has one', async () => {
    const background = '#a8261b'
    mkdirSync(path.join(folder, 'content/pictures'), { recursive: true })
    await sharp({ create: { width: 1280, height: 800, channels: 3, background } })
      .jpeg()
      .toFile(path.join(folder, 'content/pictures/quay.jpg'))
    const alt = { en: 'A quay', ar: 'رصيف' }
    const { draw } = await postArt(folder, { file: 'quay.jpg', alt })
    const image = renderToStaticMarkup(draw({ ...artSize, locale: 'en' }))
    const png = await renderPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="486" height="630">${image}</svg>`,
      [],
    )
    const { channels } = await sharp(png).toColourspace('srgb').stats()
    const [red = 0, green = 0] = channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(150)
    expect(green).toBeLessThan(60)
  })
})

import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { company } from '#content/company.ts'
import { cacheDirectory, cached, contentHash } from './cached.ts'
import { encoderVersions } from './encode-pictures.ts'
import { cutFonts } from './og-fonts.ts'
import { type OgPage, ogPages } from './og-pages.ts'
import { OgPicture } from './og-picture.tsx'
import { resvgOptions } from './og-text.tsx'

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json')

/** In bytes: some services fetch no more. */
const largest = 120_000

const settings = { palette: true, effort: 10, compressionLevel: 9 } as const

/** The finest first: a photograph may be too large in all but the last. */
const palettes = [
  { colours: 256, dither: 0.6 },
  { colours: 256, dither: 0 },
  { colours: 16, dither: 0.6 },
  { colours: 16, dither: 0 },
] as const

/** Each picture is cached under the hash of its SVG. @throws Error with a picture's address */
export async function makeOgPictures(root: string, output: string): Promise<void> {
  const pages = await ogPages(root)
  const texts = pages.flatMap(({ name, heading }) => [name, heading])
  const text = [...texts, ...Object.values(company.name)].join('')
  const fontFiles = await cutFonts(root, text)
  for (const page of pages) {
    const file = path.join(output, page.address)
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeFile(file, await ogPng(root, page, fontFiles))
    } catch (cause) {
      throw new Error(`${page.address}: ${(cause as Error).message}`, { cause })
    }
  }
}

function ogPng(root: string, page: OgPage, fontFiles: readonly string[]): Promise<Uint8Array> {
  const svg = renderToStaticMarkup(createElement(OgPicture, { ...page, fontFiles }))
  const fonts = fontFiles.map((file) => path.basename(file))
  const hash = contentHash(svg, [version, encoderVersions, settings, palettes, fonts])
  const file = path.join(cacheDirectory(root), `og-${hash}.png`)
  return cached(file, () => renderPng(svg, fontFiles))
}

/** PNG in as many colours as fit. @throws Error when the file is larger than services accept */
export async function renderPng(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { width, height, pixels } = new Resvg(svg, resvgOptions(fontFiles)).render()
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  for (const palette of palettes) {
    const png = await image
      .clone()
      .png({ ...settings, ...palette })
      .toBuffer()
    if (png.length <= largest) return png
  }
  throw new Error(`is more than ${largest} bytes large: take a picture with less detail`)
}

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

const settings = { palette: true, dither: 0.6, effort: 10, compressionLevel: 9 } as const

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
  const hash = contentHash(svg, [version, encoderVersions, settings, fonts])
  const file = path.join(cacheDirectory(root), `og-${hash}.png`)
  return cached(file, () => renderPng(svg, fontFiles))
}

/** PNG in 256 colours. @throws Error when the file is larger than services accept */
export async function renderPng(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { width, height, pixels } = new Resvg(svg, resvgOptions(fontFiles)).render()
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(settings)
    .toBuffer()
  if (png.length > largest) throw new Error(`is ${png.length} bytes large, more than ${largest}`)
  return png
}

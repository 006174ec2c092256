import { createRequire } from 'node:module'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import sharp from 'sharp'
import { encoderVersions } from '../pictures/encode.ts'

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json')

/** Upper bound of a file, in bytes: some services fetch no more of it than they must. */
const largest = 120_000

const settings = { palette: true, dither: 0.6, effort: 10, compressionLevel: 9 } as const

/** What makes files of the same drawing differ. */
export const rendererKey = { version, encoderVersions, settings }

/** Measures and draws with these fonts and no others, so that every machine gives the same. */
function options(fontFiles: readonly string[]): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } }
}

/** The extent of what an SVG document shows, in its own units; nothing where it shows nothing. */
export function extent(svg: string, fontFiles: readonly string[]) {
  return new Resvg(svg, options(fontFiles)).getBBox()
}

/**
 * An SVG document as PNG, in 256 colours.
 *
 * @throws Error when the file is larger than services like
 */
export async function renderPng(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const drawn = new Resvg(svg, options(fontFiles)).render()
  const { width, height, pixels } = drawn
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(settings)
    .toBuffer()
  if (png.length > largest) throw new Error(`is ${png.length} bytes large, more than ${largest}`)
  return png
}

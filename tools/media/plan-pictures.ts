import { createHash } from 'node:crypto'
import path from 'node:path'
import type { PictureFiles } from '#app/loaders/picture-files.ts'

/** Where the site serves what the build makes. */
export const publicDirectory = '/media/assets'

/** In pixels; the last one is that of a drawing and the least of a photograph. */
const widths = [320, 640, 960, 1280] as const
export const largest = { width: 1280, height: 800 } as const

/**
 * Whatever changes a file's bytes, because names are hashes of it. Chosen by eye
 * and by measure: below a quality of 60 AVIF loses pale lines, and an effort of 2 takes a sixth of
 * the time of 4 for 13 % more bytes.
 */
export const settings = {
  widths,
  avif: { quality: 65, effort: 2 },
  webp: { quality: 75, effort: 4 },
  placeholder: { side: 32, edges: 'mirror', webp: { quality: 20, effort: 6, preset: 'drawing' } },
  /** Behind what is transparent. */
  ground: '#f4f5f1',
} as const

const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

/** One file of a picture. */
export type PictureFile = Readonly<{ name: string; width: number; format: Format | 'svg' }>

/**
 * Short name of a source as these settings and encoders turn it into files. Known before a file is
 * encoded, so that development can encode only what is asked for.
 *
 * @param source the drawing or the photograph
 * @param versions of the encoders
 */
export function sourceHash(source: string | Uint8Array, versions: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, versions]))
    .update(source)
    .digest('hex')
    .slice(0, 10)
}

/**
 * The files of a picture: a drawing is one, a photograph has every width in both formats. A
 * drawing takes less than 2 kB compressed, where AVIF took up to 65 and was blurred on sharp screens.
 */
export function planFiles(key: string, hash: string, isDrawing: boolean): PictureFile[] {
  if (isDrawing) return [{ name: `${key}-${hash}.svg`, width: largest.width, format: 'svg' }]
  const { name } = path.parse(key)
  return formats.flatMap((format) =>
    widths.map((width) => ({ name: `${name}-${width}-${hash}.${format}`, width, format })),
  )
}

/**
 * The addresses of a picture's files, as the site's pages need them.
 *
 * @param base path of the site below its host's root
 */
export function addresses(
  files: readonly PictureFile[],
  base = '',
): Pick<PictureFiles, 'sources' | 'src'> {
  const address = ({ name }: PictureFile) => `${base}${publicDirectory}/${name}`
  const sources = formats.flatMap((format) => {
    const encoded = files.filter((file) => file.format === format)
    const srcSet = encoded.map((file) => `${address(file)} ${file.width}w`).join(', ')
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  const last = files.at(-1)
  return { sources, src: last ? address(last) : '' }
}

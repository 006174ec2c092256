import path from 'node:path'
import { type PictureFiles, pictureSize } from '#app/loaders/picture-files.ts'
import { themeBackgrounds } from '#tools/build/theme-backgrounds.ts'
import { contentHash } from './cached.ts'

export const publicDirectory = '/media/assets'

/** Of a photograph's files, in pixels. */
const widths = [320, 640, 960, pictureSize.width] as const

/** A quality below 60 loses pale lines in AVIF; effort 2 takes a sixth of the time of 4. */
export const settings = {
  widths,
  avif: { quality: 65, effort: 2 },
  webp: { quality: 75, effort: 4 },
  placeholder: { side: 32, edges: 'mirror', webp: { quality: 20, effort: 6, preset: 'drawing' } },
  /** Background of transparent pictures. */
  ground: themeBackgrounds.light,
} as const

const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

export type PictureFile = Readonly<{ name: string; width: number; format: Format | 'svg' | 'logo' }>

/** Known before a file is encoded, so that development encodes only what is requested. */
export function sourceHash(source: Uint8Array, versions: unknown): string {
  return contentHash(source, [settings, versions])
}

/** An SVG file stays one, of less than 1 kB as it is sent; AVIF took up to 65 kB and was blurred. */
export function planFiles(file: string, hash: string): PictureFile[] {
  const { name, ext } = path.parse(file)
  if (ext === '.svg')
    return [{ name: `${name}-${hash}.svg`, width: pictureSize.width, format: 'svg' }]
  return formats.flatMap((format) =>
    widths.map((width) => ({ name: `${name}-${width}-${hash}.${format}`, width, format })),
  )
}

/** In pixels, of the longer side. */
const logoSize = 256

export function planLogo(file: string, hash: string): PictureFile[] {
  if (file.endsWith('.svg')) return planFiles(file, hash)
  const { name } = path.parse(file)
  return [{ name: `${name}-${logoSize}-${hash}.webp`, width: logoSize, format: 'logo' }]
}

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

import path from 'node:path'
import { type PictureFiles, pictureSize } from '#app/loaders/picture-files.ts'
import type { Content } from '#content/all.ts'
import { cacheDirectory, cached, contentHash } from './cached.ts'
import { collectPictures, type NamedPicture } from './collect-pictures.ts'
import {
  checkLogo,
  encode,
  encodeLogo,
  encodePlaceholder,
  encoderVersions,
  type Format,
  formats,
  type Pixels,
  readPixels,
  settings,
} from './encode-pictures.ts'
import { readSource } from './picture-sources.ts'

export const publicDirectory = '/media/assets'

type PictureFile = Readonly<{ name: string; width: number; format: Format | 'svg' | 'logo' }>

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
    settings.widths.map((width) => ({ name: `${name}-${width}-${hash}.${format}`, width, format })),
  )
}

/** In pixels, of the longer side. */
const logoSize = 256

function planLogo(file: string, hash: string): PictureFile[] {
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

export type PlannedPicture = Readonly<{
  file: string
  source: Buffer
  view: PictureFiles
  files: readonly PictureFile[]
}>

type Outline = Pick<PictureFiles, 'width' | 'height' | 'placeholder'>

/**
 * Encodes no more than placeholders.
 *
 * @throws Error for the first bad picture: file, entry, field, problem
 */
export function planPictures(
  root: string,
  pictures: readonly NamedPicture[],
  base = '',
): Promise<PlannedPicture[]> {
  return Promise.all(pictures.map((named) => planPicture(root, named, base)))
}

/** A line for each bad picture; builds and development begin with them. */
export async function pictureProblems(root: string, all: Content): Promise<string[]> {
  const plans = collectPictures(all).map((named) => planPicture(root, named, ''))
  const results = await Promise.allSettled(plans)
  return results.flatMap((result) =>
    result.status === 'rejected' ? `${(result.reason as Error).message}` : [],
  )
}

async function planPicture(
  root: string,
  { file, where, isLogo = false }: NamedPicture,
  base: string,
): Promise<PlannedPicture> {
  const inOneLine = (cause: Error): never => {
    throw new Error(`${where}: ${file} ${cause.message.split('\n')[0]}`, { cause })
  }
  const source = await readSource(root, file).catch(inOneLine)
  const hash = sourceHash(source, encoderVersions)
  if (isLogo) {
    await checkLogo(file, source).catch(inOneLine)
    const files = planLogo(file, hash)
    const view = { width: 32, height: 32, placeholder: '', ...addresses(files, base) }
    return { file, source, view, files }
  }
  const files = planFiles(file, hash)
  const outline = await cached(path.join(cacheDirectory(root), `${hash}.json`), async () => {
    const pixels = await readPixels(source).catch(inOneLine)
    const { width, height } = pixels
    const placeholder = await encodePlaceholder(pixels)
    return Buffer.from(JSON.stringify({ width, height, placeholder } satisfies Outline))
  })
  const view = { ...inShape(JSON.parse(`${outline}`)), ...addresses(files, base) }
  return { file, source, view, files }
}

/** Portraits and panoramas are cropped to their middle where they are shown: 2 by 3, 5 by 2. */
function inShape({ width, height, placeholder }: Outline): Outline {
  const cropped = Math.min(Math.max(height, width / 2.5), width * 1.5)
  return { width, height: Math.round(cropped), placeholder }
}

export async function makeFiles(root: string, { source, files }: PlannedPicture) {
  let pixels: Promise<Pixels> | undefined
  return Promise.all(
    files.map(async ({ name, width, format }) => {
      const place = path.join(cacheDirectory(root), name)
      await cached(place, async () => {
        if (format === 'svg') return source
        if (format === 'logo') return encodeLogo(source, width)
        pixels ??= readPixels(source)
        return encode(await pixels, width, format)
      })
      return place
    }),
  )
}

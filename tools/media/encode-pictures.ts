import sharp, { type Sharp } from 'sharp'
import { pictureSize } from '#app/loaders/picture-files.ts'
import { themeBackgrounds } from '#tools/build/theme-backgrounds.ts'

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

export const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

/** RGB, as wide as the largest file. */
export type Pixels = Readonly<{ data: Buffer; width: number; height: number }>

export const encoderVersions = sharp.versions

/** Upright, in sRGB, without metadata. @throws Error of one line with what is wrong */
export async function readPixels(source: Uint8Array): Promise<Pixels> {
  const image = sharp(source, { autoOrient: true })
  const { autoOrient: size } = await image.metadata().catch(unreadable)
  const { width: long, height: short } = pictureSize
  // Portraits and scans stand upright.
  if (Math.max(size.width, size.height) < long || Math.min(size.width, size.height) < short) {
    const pixels = `${size.width} by ${size.height} pixels`
    throw new Error(`is ${pixels}, less than ${long} by ${short}: take a larger one`)
  }
  const { data, info } = await image
    .resize({ width: pictureSize.width })
    .flatten({ background: settings.ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { data, width: info.width, height: info.height }
}

function unreadable(cause: unknown): never {
  const reason = (cause instanceof Error ? cause.message : `${cause}`).split('\n')[0]
  throw new Error(`cannot be read (${reason}): save it again as JPEG, PNG or plain SVG`, { cause })
}

/** Shown by its outline alone. @throws Error of one line with what is wrong */
export async function checkLogo(file: string, source: Buffer): Promise<void> {
  if (file.endsWith('.svg') && !/<svg\b[^>]*\bviewBox=/.test(`${source}`)) {
    throw new Error('has no viewBox: save it again as a plain SVG file')
  }
  const image = sharp(source)
  const { width, height } = await image.metadata().catch(unreadable)
  if (!file.endsWith('.svg') && Math.max(width, height) < leastLogo) {
    throw new Error(`is ${width} by ${height} pixels: give an SVG file, or ${leastLogo} pixels`)
  }
  const { isOpaque, channels } = await image.stats().catch(unreadable)
  if (isOpaque) throw new Error('has a ground: take it out, as the outline of the file is shown')
  if (channels.at(-1)?.max === 0) throw new Error('shows nothing: draw it in any colour')
}

/** In pixels: four for each at which the largest is shown. */
const leastLogo = 192

export function encodeLogo(source: Buffer, size: number): Promise<Buffer> {
  const within = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const
  return sharp(source).resize(within).webp({ nearLossless: true }).toBuffer()
}

export function encode(pixels: Pixels, width: number, format: Format): Promise<Buffer> {
  const image = fromPixels(pixels).resize({ width })
  return (format === 'avif' ? image.avif(settings.avif) : image.webp(settings.webp)).toBuffer()
}

/** 32 by 32 pixels with mirrored edges, so that `object-fit` crops it like the picture itself. */
export async function encodePlaceholder(pixels: Pixels): Promise<string> {
  const { side, edges, webp } = settings.placeholder
  const longest = Math.max(pixels.width, pixels.height)
  const fitted = (length: number) => Math.max(1, Math.round((length / longest) * side))
  const [width, height] = [fitted(pixels.width), fitted(pixels.height)]
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  const image = fromPixels(pixels)
    .resize(width, height, { fit: 'fill' })
    .extend({
      left,
      top,
      right: side - width - left,
      bottom: side - height - top,
      extendWith: edges,
    })
    .webp(webp)
  return `data:image/webp;base64,${(await image.toBuffer()).toString('base64')}`
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

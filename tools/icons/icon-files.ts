import sharp from 'sharp'
import { icoFile } from './ico-file.ts'
import { iconSvg } from './icon-svg.ts'

/** A PNG icon below the site's root. */
export type PngIcon = Readonly<{
  file: string
  /** In pixels. */
  side: number
  /** The device cuts it into a shape of its own, so the mark keeps within the middle. */
  isMaskable?: boolean
}>

/** What the web app manifest names. */
export const manifestIcons: readonly PngIcon[] = [
  { file: 'icon-192.png', side: 192 },
  { file: 'icon-512.png', side: 512 },
  { file: 'icon-maskable-512.png', side: 512, isMaskable: true },
]

/** Apple's devices round the corners themselves. */
const appleIcon: PngIcon = { file: 'apple-touch-icon.png', side: 180 }

/** Of the 80 % circle that no device cuts into, a square of half the side leaves a margin. */
const maskableShare = 1 / 2

/** Every icon the site has beside `favicon.svg`, by its name below the site's root. */
export async function iconFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const icon of [...manifestIcons, appleIcon]) files.set(icon.file, await png(icon))
  const sides = [16, 32]
  const images = await Promise.all(sides.map((side) => png({ side })))
  const favicon = sides.map((side, index) => ({ side, png: images[index] ?? Buffer.alloc(0) }))
  return files.set('favicon.ico', icoFile(favicon))
}

function png({ side, isMaskable }: Omit<PngIcon, 'file'>): Promise<Buffer> {
  const svg = isMaskable ? iconSvg(side, maskableShare) : iconSvg(side)
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}

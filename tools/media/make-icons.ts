/** `npm run icons`: favicon and icons of `public/`, from `app/brand/identity.ts`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { icon } from '#app/brand/identity.ts'
import { inColours } from './picture-sources.ts'

/** @param scale less than 1 where devices crop it */
export function iconSvg(scale = 1): string {
  const { d, stroke, dot } = icon
  const paint = stroke > 0 ? `none" stroke="var(--art-light)` : 'var(--art-light)'
  const line = `<path fill="${paint}" stroke-width="${stroke}" stroke-linecap="square" d="${d}"/>`
  const drawing = `${line}<path fill="var(--accent)" d="${dot}"/>`
  const move = `translate(16 16) scale(${scale}) translate(-16 -16)`
  return inColours(
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
      '<path fill="var(--art)" d="M0 0h32v32H0z"/>' +
      `${scale === 1 ? drawing : `<g transform="${move}">${drawing}</g>`}</svg>`,
  )
}

function png(size: number, scale?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(iconSvg(scale)), { density: (72 * size) / 32 })
  return image.resize(size).flatten().png({ compressionLevel: 9 }).toBuffer()
}

/** One file of PNG images, which every browser reads. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(size)))
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(24, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images])
}

export async function makeIcons(folder: string): Promise<void> {
  const files: Readonly<Record<string, string | Buffer>> = {
    'favicon.svg': `${iconSvg()}\n`,
    'favicon.ico': await ico([16, 32]),
    'apple-touch-icon.png': await png(180),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
    'icon-maskable-512.png': await png(512, 0.8),
  }
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folder, name), bytes)
  }
}

if (process.argv[1] === import.meta.filename) {
  await makeIcons(path.resolve(import.meta.dirname, '../../public'))
}

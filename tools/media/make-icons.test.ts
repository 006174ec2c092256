import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import { iconSvg, makeIcons } from './make-icons.ts'

const icons = path.resolve(import.meta.dirname, '../../public')

it('the icons in public/ are those of the identity: otherwise `npm run icons`', async () => {
  const folder = temporaryFolder()
  await makeIcons(folder)
  for (const name of readdirSync(folder).filter((file) => !file.endsWith('.svg'))) {
    const both = [folder, icons].map(async (place) => {
      const file = readFileSync(path.join(place, name))
      const pictures = name.endsWith('.ico') ? picturesOf(file) : [file]
      return Buffer.concat(
        await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer())),
      )
    })
    const [made, kept] = await Promise.all(both)
    expect(kept && made?.equals(kept), name).toBe(true)
  }
  expect(readFileSync(path.join(icons, 'favicon.svg'), 'utf8')).toBe(`${iconSvg()}\n`)
})

it('favicon.ico holds pictures of 16 and 32 pixels', async () => {
  const file = readFileSync(path.join(icons, 'favicon.ico'))
  const sides = picturesOf(file).map(async (picture, index) => {
    const { width, height } = await sharp(picture).metadata()
    return `${file[6 + 16 * index]} ${width} ${height}`
  })
  expect(await Promise.all(sides)).toEqual(['16 16 16', '32 32 32'])
})

function picturesOf(ico: Buffer): Buffer[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const offset = ico.readUInt32LE(entry + 12)
    return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))
  })
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { icoFile } from './ico-file.ts'
import { iconFiles, manifestIcons } from './icon-files.ts'
import { iconSvg } from './icon-svg.ts'

const publicFolder = path.resolve(import.meta.dirname, '../../public')

/** The middle of an icon's pixels that differ from its corner, and how far they reach from it. */
async function markOf(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (index: number) => data.readUIntBE(index * info.channels, 3)
  const middle = (info.width - 1) / 2
  let reach = 0
  for (let index = 0; index < info.width * info.height; index++) {
    if (colourAt(index) === colourAt(0)) continue
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    reach = Math.max(reach, Math.hypot(x - middle, y - middle))
  }
  return { reach: reach / info.width, side: info.width }
}

describe('the icons', () => {
  it('show the mark that public/favicon.svg shows', async () => {
    expect(await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8')).toBe(iconSvg(32))
  })

  it('are as large as the manifest says', async () => {
    const files = await iconFiles()
    for (const { file, side } of manifestIcons) {
      const { width, height, format } = await sharp(files.get(file)).metadata()
      expect({ width, height, format }, file).toEqual({ width: side, height: side, format: 'png' })
    }
  })

  it('keep the mark within the circle that no device cuts into', async () => {
    const files = await iconFiles()
    for (const { file } of manifestIcons.filter(({ isMaskable }) => isMaskable)) {
      const { reach } = await markOf(files.get(file) ?? Buffer.alloc(0))
      expect(reach, file).toBeGreaterThan(0.2)
      expect(reach, file).toBeLessThan(0.4)
    }
  })

  it('are the same bytes each time', async () => {
    expect(await iconFiles()).toEqual(await iconFiles())
  })
})

describe('an .ico file', () => {
  it('says where each of its pictures lies', () => {
    const [small, large] = [Buffer.from('small'), Buffer.from('larger')]
    const file = icoFile([
      { side: 16, png: small },
      { side: 32, png: large },
    ])
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2])
    const pictures = [6, 22].map((entry) => {
      const offset = file.readUInt32LE(entry + 12)
      return [file[entry], `${file.subarray(offset, offset + file.readUInt32LE(entry + 8))}`]
    })
    expect(pictures).toEqual([
      [16, 'small'],
      [32, 'larger'],
    ])
  })
})

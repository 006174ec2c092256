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
  const pixels = (place: string) => sharp(place).raw().toBuffer()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const both = [folder, icons].map((place) => pixels(path.join(place, name)))
    const [made, kept] = await Promise.all(both)
    expect(kept && made?.equals(kept), name).toBe(true)
  }
  expect(readFileSync(path.join(icons, 'favicon.svg'), 'utf8')).toBe(`${iconSvg()}\n`)
  expect(readFileSync(path.join(folder, 'favicon.ico')).readUInt16LE(4)).toBe(2)
})

it('a maskable icon keeps its drawing away from the edges', () => {
  expect(iconSvg(0.8)).toContain('scale(0.8)')
})

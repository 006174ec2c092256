import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { cuts } from './font-cuts.ts'
import { namesOf, renameFont } from './font-names.ts'

const app = path.resolve(import.meta.dirname, '../../app')
const fonts = readdirSync(path.join(app, 'fonts')).filter((file) => file.endsWith('.woff2'))

/** Of any format, with all its names. */
async function unpacked(font: Buffer): Promise<Buffer> {
  const preserveNameIds = Array.from({ length: 26 }, (_, id) => id)
  return subsetFont(font, 'Aا0', { targetFormat: 'sfnt', preserveNameIds })
}

it.each(fonts)(
  '%s has a name of its own, where the licence reserves that of the font',
  async (file) => {
    const names = namesOf(await unpacked(readFileSync(path.join(app, 'fonts', file))))
    // A notice and a licence may name the font that it is cut from.
    const { 0: notice, 13: licence, ...own } = names
    expect(own[1]).toBeTruthy()
    expect(Object.values(own).join()).not.toMatch(/plex|ibm/i)
    if (cuts.some(({ name, ownName }) => ownName && file === `${name}.woff2`))
      expect(`${notice} ${licence}`).toMatch(/"Plex".*Open Font License/)
  },
)

it('a renamed font keeps what its axes and instances are called', async () => {
  const file = readFileSync(path.join(app, 'fonts/kufam-latin.woff2'))
  const font = await unpacked(file)
  const names = namesOf(await unpacked(renameFont(font, { 1: 'Other', 4: 'Other', 6: 'Other' })))
  const ofAxes = (all: Record<number, string>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => Number(id) > 255))
  expect(names[1]).toBe('Other')
  expect(Object.values(names).join()).not.toContain('Kufam')
  expect(Object.keys(ofAxes(names)).length).toBeGreaterThan(0)
  const old = JSON.stringify(ofAxes(namesOf(font)))
  expect(ofAxes(names)).toEqual(JSON.parse(old.replaceAll('Kufam', 'Other')))
})

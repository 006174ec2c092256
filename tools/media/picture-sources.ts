import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { painted } from '#app/art/colours.ts'
import { unsafePart } from './unsafe-svg.ts'

const pictures = 'content/pictures'
/** SVG files without an unsafe part: parsing all of them takes development 100 ms an edit. */
const safe = new Set<string>()
const tokens = path.resolve(import.meta.dirname, '../../app/styles/tokens.css')

/** An SVG file in the colours of the site. @throws Error of one line with what is wrong with its name or place */
export async function readSource(root: string, file: string): Promise<Buffer> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|svg)$/.test(file)) {
    throw new Error(
      'is not lower-case words and hyphens with the ending of a picture: rename it, riyadh-office.jpg',
    )
  }
  const source = await readFile(path.join(root, pictures, file)).catch((cause) => {
    throw new Error(`is not in ${pictures}/: put it there, or write a name that is`, { cause })
  })
  if (source.length === 0) throw new Error('is empty: save or copy it again')
  if (!file.endsWith('.svg')) return source
  const svg = `${source}`
  const unsafe = safe.has(svg) ? undefined : unsafePart(svg)
  if (unsafe) throw new Error(`holds ${unsafe}: save it as a plain SVG file, a drawing alone`)
  safe.add(svg)
  return Buffer.from(inColours(svg))
}

/** An SVG file whose colours are named, in those of the site. */
export function inColours(svg: string): string {
  return painted(svg, readFileSync(tokens, 'utf8'))
}

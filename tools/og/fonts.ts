import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { keptFeatures } from '../fonts/cuts.ts'
import { cached } from '../pictures/cached.ts'
import { cacheDirectory } from '../pictures/make-pictures.ts'

/** A font's own name for itself, its weight included, by which the drawing asks for it. */
export const families = {
  heading: 'Kufam SemiBold',
  /** Also the heading's A, V and W. */
  strong: 'IBM Plex Sans Arabic SemiBold',
  text: 'IBM Plex Sans Arabic Medium',
} as const

/** Whole fonts with both scripts, the first one for names nobody knows. */
const sources = [
  '@expo-google-fonts/kufam/Kufam_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf',
]

/** Latin, Arabic, punctuation and the marks that embed one direction in another. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x60c, 0x60c],
  [0x61b, 0x652],
  [0x66a, 0x66a],
  [0x670, 0x670],
  [0x200c, 0x200f],
  [0x2010, 0x2026],
  [0x202b, 0x202c],
  [0x2212, 0x2212],
] as const

const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
  .map((code) => String.fromCodePoint(code))
  .join('')

/**
 * The fonts of pictures for sharing, as files: the drawing program shapes with every feature a font
 * has, and two of Kufam's stack Arabic letters, so fonts are cut as those of the pages are.
 *
 * @param root the project's folder
 */
export async function cutFonts(root: string): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    sources.map(async (source) => {
      const font = await readFile(resolve(source))
      const hash = createHash('sha256')
        .update(JSON.stringify([characters, keptFeatures]))
        .update(font)
        .digest('hex')
        .slice(0, 10)
      const file = path.join(cacheDirectory(root), `${path.parse(source).name}-${hash}.ttf`)
      await cached(file, () =>
        subsetFont(font, characters, { targetFormat: 'sfnt', keepFeatures: keptFeatures }),
      )
      return file
    }),
  )
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cacheDirectory, cached, contentHash } from './cached.ts'
import { fontFeatures } from './font-cuts.ts'

/** Full font names, with their weights. */
export const families = {
  heading: 'Kufam SemiBold',
  /** Also the heading's A, V and W. */
  text: 'IBM Plex Sans Arabic SemiBold',
} as const

const sources = [
  '@expo-google-fonts/kufam/Kufam_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
]

/** Marks that embed a line of another direction. */
export const embedding = { start: '\u202b', end: '\u202c' } as const

/** resvg applies every feature of a font; cut to the text, Kufam has none that stacks letters. */
export async function cutFonts(root: string, text: string): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const characters = [...new Set(` ${text}${embedding.start}${embedding.end}`)].sort().join('')
  return Promise.all(
    sources.map(async (source) => {
      const font = await readFile(resolve(source))
      const hash = contentHash(font, [characters, fontFeatures])
      const file = path.join(cacheDirectory(root), `${path.parse(source).name}-${hash}.ttf`)
      await cached(file, () =>
        subsetFont(font, characters, { targetFormat: 'sfnt', keepFeatures: fontFeatures }),
      )
      return file
    }),
  )
}

import { createRequire } from 'node:module'

/** A font file of the site: which characters, weights and shapes are cut out of which package. */
export type Cut = Readonly<{
  /** Name of the file in `app/fonts/`, without ending. */
  name: string
  /** File inside an installed package. */
  source: string
  characters: string
  /** Axes of a variable font, pinned or narrowed. */
  axes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>
}>

/**
 * OpenType features that stay. Kufam's `liga` and `calt` stack Arabic letters, which reads badly in
 * headings; `rlig` (lam-alif) and `tnum` (figures of one width) are kept.
 */
export const keptFeatures = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig'],
  ...['init', 'medi', 'fina', 'isol', 'tnum'],
]

const ascii = characters(0x20, 0x7e)
const latinLetters = characters(0xc0, 0xff)
const punctuation = '\u00a0©«»·×–—‘’“”…°−'
const arabic = `${characters(0x621, 0x63a)}${characters(0x640, 0x652)}ٰ،؛؟٪\u200c\u200d\u200e\u200f`
/** What Arabic text needs besides its own script; with it a page loads no Latin file. */
const figures = ' \u00a00123456789+%–.,:()-/«»“”'

/** Kufam draws these as swash capitals (V reads as U): they come from Plex. */
const swashCapitals = 'AVW'
/** The name on the language switch of Arabic pages, the only Latin word in all their heads. */
const switchToEnglish = 'English'

const requirePackage = createRequire(import.meta.url)
const plexArabic = '@expo-google-fonts/ibm-plex-sans-arabic'
const kufamStatic = '@expo-google-fonts/kufam'
const kufamLatin = '@fontsource-variable/kufam/files/kufam-latin-wght-normal.woff2'
const kufamArabic = '@fontsource-variable/kufam/files/kufam-arabic-wght-normal.woff2'
const plexLatin = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const handjet = '@fontsource-variable/handjet/files/handjet-latin-full-normal.woff2'

export const cuts: readonly Cut[] = [
  // One weight of Kufam serves for all: two would be 5 kB more in one file, and shift text in two.
  {
    name: 'kufam-latin',
    source: resolve(kufamLatin),
    characters: without(swashCapitals, ascii + punctuation),
    axes: { wght: 600 },
  },
  {
    name: 'plex-latin',
    source: resolve(plexLatin),
    characters: ascii + punctuation,
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  // What visitors may type, and other languages' names.
  {
    name: 'plex-latin-more',
    source: resolve(plexLatin),
    characters: latinLetters,
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  // The one Arabic word of English pages: the name on the language switch.
  {
    name: 'kufam-switch',
    source: resolve(kufamArabic),
    characters: 'العربية',
    axes: { wght: 600 },
  },
  {
    name: 'kufam-arabic',
    source: resolve(`${kufamStatic}/Kufam_600SemiBold.ttf`),
    characters: arabic + figures + switchToEnglish,
  },
  // Its other weights would be 17 kB each; what is bolder on Arabic pages is set in Kufam.
  {
    name: 'plex-arabic',
    source: resolve(`${plexArabic}/400Regular/IBMPlexSansArabic_400Regular.ttf`),
    characters: arabic + ascii + punctuation,
  },
  // Handjet draws with a chosen element: shape 15 is the rhombus, one to a grid cell.
  {
    name: 'minwal-digits',
    source: resolve(handjet),
    characters: '0123456789+',
    axes: { wght: 900, ELSH: 15, ELGR: 1 },
  },
]

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

function without(fewer: string, all: string): string {
  return [...all].filter((character) => !fewer.includes(character)).join('')
}

function resolve(file: string): string {
  return requirePackage.resolve(file)
}

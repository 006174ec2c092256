import { createRequire } from 'node:module'
import { locales } from '#app/i18n/locales.ts'
import { company } from '#content/company.ts'

export type Cut = Readonly<{
  /** File name in `app/fonts/`, without extension. */
  name: string
  source: string
  characters: string
  /** Axes of a variable font, pinned or narrowed. */
  axes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>
  /** What the cut calls itself, where the licence reserves the name of the whole font. */
  ownName?: string
}>

/**
 * Kufam's `liga` and `calt` stack Arabic letters, which reads badly in headings. Plex's `locl` has lower
 * digits beside Arabic letters only, not in a number of its own.
 */
export const fontFeatures = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'rlig'],
  ...['init', 'medi', 'fina', 'isol', 'tnum'],
]

const ascii = characters(0x20, 0x7e)
const latinLetters = characters(0xc0, 0xff)
const punctuation = '\u00a0©«»·×–—‘’“”…°−'
const arabic = `${characters(0x621, 0x63a)}${characters(0x640, 0x652)}ٰ،؛؟٪\u200c\u200d\u200e\u200f`
/** Digits and punctuation of Arabic headings; their Latin words are Plex. */
const figures = ' \u00a00123456789+%–.,:()-/«»“”'

/** In Arabic script: those of other scripts are in the page's own font, or need a cut of their own. */
const switchLetters = Object.values(locales)
  .map(({ name }) => name)
  .filter((name) => /\p{Script=Arabic}/u.test(name))
  .join('')

/** The cuts of fonts whose name is reserved are called after the company. */
const brand = company.name.en

/** Kufam has swash capitals for these (V reads as U): they come from Plex. */
const swashCapitals = 'AVW'
const { resolve } = createRequire(import.meta.url)
const plexArabic = '@expo-google-fonts/ibm-plex-sans-arabic'
const kufamStatic = '@expo-google-fonts/kufam'
const kufamLatin = '@fontsource-variable/kufam/files/kufam-latin-wght-normal.woff2'
const plexLatin = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const handjet = '@fontsource-variable/handjet/files/handjet-latin-full-normal.woff2'

export const cuts: readonly Cut[] = [
  {
    name: 'kufam-latin',
    source: resolve(kufamLatin),
    characters: (ascii + punctuation).replace(new RegExp(`[${swashCapitals}]`, 'g'), ''),
    axes: { wght: { min: 500, max: 600, default: 500 } },
  },
  // Plex at these weights and 103 % has the stem widths of Kufam at 500 and 600.
  ...[
    { kufam: 500, plex: 530 },
    { kufam: 600, plex: 650 },
  ].map(({ kufam, plex }) => ({
    name: `kufam-caps-${kufam}`,
    source: resolve(plexLatin),
    characters: swashCapitals,
    axes: { wght: plex },
    ownName: `${brand} Caps ${kufam}`,
  })),
  {
    name: 'text-latin',
    source: resolve(plexLatin),
    characters: ascii + punctuation,
    axes: { wght: { min: 400, max: 600, default: 400 } },
    ownName: `${brand} Text`,
  },
  // What visitors may type, and other languages' names.
  {
    name: 'text-latin-more',
    source: resolve(plexLatin),
    characters: latinLetters,
    axes: { wght: { min: 400, max: 600, default: 400 } },
    ownName: `${brand} Text More`,
  },
  // The Arabic letters of Latin pages: the names on the language switch.
  {
    name: 'text-switch',
    source: resolve(`${plexArabic}/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`),
    characters: switchLetters,
    ownName: `${brand} Text Switch`,
  },
  ...['500Medium', '600SemiBold'].map((style) => ({
    name: `kufam-arabic-${style.slice(0, 3)}`,
    source: resolve(`${kufamStatic}/Kufam_${style}.ttf`),
    characters: arabic + figures,
  })),
  ...['400Regular', '600SemiBold'].map((style) => ({
    name: `text-arabic-${style.slice(0, 3)}`,
    source: resolve(`${plexArabic}/${style}/IBMPlexSansArabic_${style}.ttf`),
    characters: arabic + ascii + punctuation,
    ownName: `${brand} Text Arabic ${style.slice(0, 3)}`,
  })),
  // Handjet draws with a chosen element: shape 15 is the rhombus, one to a grid cell.
  {
    name: 'digits',
    source: resolve(handjet),
    characters: '0123456789+',
    axes: { wght: 720, ELSH: 15, ELGR: 1 },
  },
]

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

import { locales } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'

/** In pixels, as services that show shared pages ask for it. */
export const size = { width: 1200, height: 630 } as const

/** The part of a picture that is the page's own, at its end. */
export const artSize = { width: 486, height: size.height } as const

/** From the picture's edges to its words. */
export const margin = 64

/** The ribbons below the words and between them and the art, which meet; their centre lines. */
export const seam = { x: size.width - artSize.width - 18, y: 566, unit: 36 } as const

/** What a line of words may take. */
export const room = seam.x - seam.unit / 2 - margin - 32

/** The colours around a page's art. */
export type Tone = Readonly<{
  ground: string
  ink: string
  quiet: string
  /** The name in Kufic. */
  word: string
  line: string
  thread: string
  accent: string
}>

/** Colours of the light page and of the dark bands; a picture knows no theme, so they are values. */
export const tones = {
  paper: {
    ground: '#f4f5f1',
    ink: '#06262b',
    quiet: '#0b5355',
    word: '#0b5355',
    line: '#d3dad3',
    thread: '#0b5355',
    accent: '#f2a81d',
  },
  deep: {
    ground: '#062a2f',
    ink: '#eaf1ec',
    quiet: '#a9c4bd',
    word: '#eaf1ec',
    line: '#1e4a4d',
    thread: '#cfe6df',
    accent: '#f2a81d',
  },
} as const satisfies Record<string, Tone>

/** Where something begins that is `distance` from the picture's start and `width` wide. */
export function fromStart(locale: Locale, distance: number, width = 0): number {
  return locales[locale].dir === 'rtl' ? size.width - distance - width : distance
}

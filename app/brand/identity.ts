/**
 * The brand in one place: whatever draws or names it takes it from here. Its colours are in
 * `app/styles/tokens.css`; README, "Make it yours", has the order of all. Constants of their own, so that
 * a page gets those that it shows.
 */

/** Path data of M, L, H, V and Z: centre lines of strokes that are `markStroke` wide. */
type LinePath = `M${string}`

/** Begins the names of what browsers and builds keep. */
export const cachePrefix = 'minwal'

/** The name منوال in square Kufic. */
const word: LinePath =
  'M58 10H50V18H58ZM58 18H26M42 18V10M26 10H34V18H26ZM34 18V26H18M18 2V18M10 2V26H2V18'

/* The mark, small: in header, menu, sharing pictures and the offline page. Never mirrored. */

export const markBox = '0 -3 60 31'
/** Whether it is about as high as wide. */
export const isMarkSquare: boolean = false
export const markPath: string = word
/** Of squares with a gap of a square between them; 0 fills the path, which may then have curves. */
export const markStroke: number = 4
/** In the accent colour; may be empty. Raised: at this size a dot on the grid would touch its letter. */
export const markDot: string = 'M42 -2l3.6 3.6-3.6 3.6-3.6-3.6z'
/** Where the mark is read as the name, which then does not stand beside it; none for a symbol. */
export const markScript: 'ltr' | 'rtl' | 'none' = 'rtl'

/** A drawing of lines, for ribbons. */
export type Lines = Readonly<{
  d: LinePath
  width: number
  height: number
  stroke: number
  /** The centre of a dot in the accent colour. */
  dot?: readonly [x: number, y: number]
}>

/** The mark, large: in hero, footer, About. `undefined` leaves those to threads and beads. */
export const writing: Lines | undefined = {
  d: word,
  width: 60,
  height: 28,
  stroke: 4,
  dot: [42, 2],
}

export type Letter = Lines & Readonly<{ name: string }>

/** In reading order, each as it is written alone: behind headings, beside forms, one for each value. May be none. */
export const letters: readonly Letter[] = [
  { name: 'م', d: 'M18 2H10V10H18ZM18 10H2', width: 20, height: 12, stroke: 4 },
  { name: 'ن', d: 'M18 10H2M10 10V2', width: 20, height: 12, stroke: 4, dot: [10, -4.4] },
  { name: 'و', d: 'M10 2H18V10H10ZM18 10V18H2', width: 20, height: 20, stroke: 4 },
  { name: 'ا', d: 'M2 2V18', width: 4, height: 20, stroke: 4 },
  { name: 'ل', d: 'M10 2V18H2V10', width: 12, height: 20, stroke: 4 },
]

/** Favicon and icons, on a 32 by 32 grid; `npm run icons` writes them. */
export const icon = {
  d: 'M24 16H16V24H24ZM24 24H8M8 24V16',
  stroke: 4,
  dot: 'M10 3.6l4.4 4.4-4.4 4.4-4.4-4.4z',
}

/**
 * Seven, blurred behind the heads of pages, in the order of seven-shapes.module.css, which places and
 * colours them. Strokes 40 wide; of the م only the ring, as its blurred base line would be a blot.
 */
export const shapes = [
  { width: 120, height: 120, d: 'M20 20H100V100H20Z' },
  { width: 200, height: 120, d: 'M180 100H20M100 100V20' },
  { width: 200, height: 200, d: 'M100 20H180V100H100ZM180 100V180H20' },
  { width: 40, height: 200, d: 'M20 20V180' },
  { width: 120, height: 200, d: 'M100 20V180H20V100' },
  { width: 40, height: 40, d: 'M20 0l20 20-20 20-20-20z', isFilled: true },
  { width: 200, height: 200, d: 'M60 20V180M140 20V180M20 60H180M20 140H180' },
]

/** Colours of drawings alone, beside those of tokens.css. */
export const paints = {
  aqua: '#8fcfc0',
  mist: '#cfe6df',
  limestone: '#dde3db',
  clay: '#b5402c',
} as const

import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { locales } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import { embedding, families } from './og-fonts.ts'

/** These fonts alone, so that every machine renders the same picture. */
export function resvgOptions(fontFiles: readonly string[]): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } }
}

type LineProps = Readonly<{
  text: string
  locale: Locale
  family: keyof typeof families
  /** In pixels. */
  size: number
  colour?: string
  x?: number
  y?: number
}>

/** Begins at `x` and runs in the direction of its language. */
export function Line({ text, locale, family, size, colour, x = 0, y = 0 }: LineProps) {
  const common = { x, y, fontSize: size, fill: colour, fontFamily: families[family] }
  // resvg lays out every line from left to right unless the text says otherwise.
  return locales[locale].dir === 'rtl' ? (
    <text {...common} textAnchor="end">
      {embedding.start + text + embedding.end}
    </text>
  ) : (
    <text {...common}>{family === 'heading' ? withPlainCapitals(text, size) : text}</text>
  )
}

/** Kufam's A, V and W are swash capitals; the other font's are slightly smaller. */
function withPlainCapitals(text: string, size: number) {
  return text.split(/([AVW])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <tspan key={index} fontFamily={families.text} fontSize={size * 1.03}>
        {part}
      </tspan>
    ) : (
      part
    ),
  )
}

/** Of the ink, in the unit of `size`. */
export function lineWidth(line: LineProps, fontFiles: readonly string[]): number {
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" width={1} height={1} aria-hidden="true">
      <Line {...line} />
    </svg>
  )
  return new Resvg(renderToStaticMarkup(svg), resvgOptions(fontFiles)).getBBox()?.width ?? 0
}

/** The size at which a line fits, at most its own. */
export function fittedSize(line: LineProps, room: number, fontFiles: readonly string[]): number {
  return line.size * Math.min(1, room / lineWidth(line, fontFiles))
}

/** In pixels. */
const sizes = [98, 84, 78, 72, 66, 60, 54] as const

/** In font sizes. */
export const leading = { ltr: 1.1, rtl: 1.44 } as const

type Room = Readonly<{ width: number; height: number }>

/** In the largest size that fits; `room` in pixels. @throws Error when it fits in no size */
export function fitHeading(
  heading: string,
  locale: Locale,
  room: Room,
  fontFiles: readonly string[],
): Readonly<{ lines: readonly string[]; fontSize: number }> {
  for (const fontSize of sizes) {
    const width = (text: string) =>
      lineWidth({ text, locale, family: 'heading', size: fontSize }, fontFiles)
    const lines = balanced(heading, room.width, width)
    const height = lines.length * fontSize * leading[locales[locale].dir]
    const isNarrow = lines.every((line) => width(line) <= room.width)
    if (isNarrow && height <= room.height) return { lines, fontSize }
  }
  throw new Error(`no size is small enough for the heading “${heading}”`)
}

type Measure = (text: string) => number

/** As few lines as fit, the longest as short as possible. */
function balanced(text: string, room: number, measure: Measure): string[] {
  let lines = wrapped(text, room, measure)
  const count = lines.length
  while (true) {
    const widest = Math.max(...lines.map(measure))
    const tried = wrapped(text, widest - 1, measure)
    if (tried.length > count || tried.some((line) => measure(line) >= widest)) return lines
    lines = tried
  }
}

/** Greedy; a word wider than the line has its own. */
function wrapped(text: string, room: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

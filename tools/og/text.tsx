import { renderToStaticMarkup } from 'react-dom/server'
import { locales } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'
import { families } from './fonts.ts'
import { extent } from './render.ts'
import { Svg } from './svg.tsx'

/** Embeds a line in its own direction: the drawing program takes every line for a Latin one. */
const rightToLeft = (text: string) => `\u202b${text}\u202c`

type LineProps = Readonly<{
  text: string
  locale: Locale
  family: keyof typeof families
  size: number
  colour?: string
  /** The edge the line begins at, and its baseline. */
  x?: number
  y?: number
}>

/** One line of text that begins at `x` and runs in the direction of its language. */
export function Line({ text, locale, family, size, colour, x = 0, y = 0 }: LineProps) {
  const common = { x, y, fontSize: size, fill: colour, fontFamily: families[family] }
  if (locales[locale].dir === 'rtl') {
    return (
      <text {...common} textAnchor="end">
        {rightToLeft(text)}
      </text>
    )
  }
  return <text {...common}>{family === 'heading' ? withPlainCapitals(text, size) : text}</text>
}

/** Kufam's A, V and W are swash capitals; the other face has plain ones, a little lower. */
function withPlainCapitals(text: string, size: number) {
  return text.split(/([AVW])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <tspan key={index} fontFamily={families.strong} fontSize={size * 1.03}>
        {part}
      </tspan>
    ) : (
      part
    ),
  )
}

/** How wide the ink of a line is, in units of the drawing. */
export function lineWidth(line: LineProps, fontFiles: readonly string[]): number {
  const svg = (
    <Svg width={1} height={1}>
      <Line {...line} />
    </Svg>
  )
  return extent(renderToStaticMarkup(svg), fontFiles)?.width ?? 0
}

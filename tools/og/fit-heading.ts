import type { Locale } from '#content/types.ts'
import { breakLines } from './break-lines.ts'
import { room } from './frame.ts'
import { lineWidth } from './text.tsx'

/** Of the letters, in pixels. */
const sizes = [112, 98, 84, 78, 72, 66, 60, 54] as const

/** From one baseline to the next, in sizes. */
export const leading = { en: 1.1, ar: 1.44 } as const

/** What all lines together may take, in pixels. */
const highest = 285

/** A line more is worth it for letters larger by this. */
const costOfLine = 10

/**
 * The heading as large as it fits, in rather few lines.
 *
 * @throws Error when it fits in no size
 */
export function fitHeading(heading: string, locale: Locale, fontFiles: readonly string[]) {
  const widths = new Map<string, number>()
  // Letters grow in proportion, so one size is measured for all.
  const widthAt = (fontSize: number) => (text: string) => {
    const line = { text, locale, family: 'heading', size: 100 } as const
    const width = widths.get(text) ?? lineWidth(line, fontFiles)
    widths.set(text, width)
    return (width * fontSize) / 100
  }
  const worth = (fit: { fontSize: number; lines: readonly string[] }) =>
    fit.fontSize - costOfLine * fit.lines.length
  const [best] = sizes
    .flatMap((fontSize) => {
      const lines = breakLines(heading, room, widthAt(fontSize))
      const isLow = lines && lines.length * fontSize * leading[locale] <= highest
      return isLow ? [{ fontSize, lines }] : []
    })
    .sort((a, b) => worth(b) - worth(a))
  if (!best) throw new Error(`no size is small enough for the heading “${heading}”`)
  return best
}

import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fitHeading } from './fit-heading.ts'
import { cutFonts } from './fonts.ts'
import { room } from './frame.ts'
import { ogPages } from './og-pages.ts'
import { lineWidth } from './text.tsx'

const root = path.resolve(import.meta.dirname, '../..')
let fonts: string[] = []

beforeAll(async () => {
  fonts = await cutFonts(root)
})

describe('the heading of a picture', () => {
  it('is there to its last word and fits, on every page', async () => {
    for (const { heading, locale } of await ogPages(root)) {
      const { lines, fontSize } = fitHeading(heading, locale, fonts)
      expect(lines.join(' ')).toBe(heading)
      for (const text of lines) {
        const line = { text, locale, family: 'heading', size: fontSize } as const
        expect(lineWidth(line, fonts), text).toBeGreaterThan(0)
        // Measured at another size: hundredths of a pixel are rounding.
        expect(lineWidth(line, fonts), text).toBeLessThanOrEqual(room + 0.5)
      }
    }
  })

  it('is smaller where there is more to say', () => {
    const short = fitHeading('Notes', 'en', fonts)
    const long = fitHeading('Software shaped by the decision it serves', 'en', fonts)
    expect(short.lines).toHaveLength(1)
    expect(long.fontSize).toBeLessThan(short.fontSize)
  })

  it('is refused where no size is small enough', () => {
    expect(() => fitHeading('word '.repeat(40).trim(), 'en', fonts)).toThrow('no size')
    expect(() => fitHeading('Incomprehensibilities-of-data', 'en', fonts)).toThrow('no size')
  })
})

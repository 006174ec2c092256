import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#content/types.ts'
import { cutFonts, families } from './fonts.ts'
import { extent } from './render.ts'
import { Line, lineWidth } from './text.tsx'

const root = path.resolve(import.meta.dirname, '../..')
let fonts: string[] = []

beforeAll(async () => {
  fonts = await cutFonts(root)
})

/** Where the ink of a line that begins at 1000 lies. */
function ink(text: string, locale: Locale) {
  const line = createElement(Line, { text, locale, family: 'heading', size: 60, x: 1000 })
  const svg = createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1, height: 1 },
    line,
  )
  const box = extent(renderToStaticMarkup(svg), fonts)
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
}

describe('a line of text', () => {
  it('runs from where it begins in the direction of its language', () => {
    expect(ink('Minwal', 'en').left).toBeGreaterThanOrEqual(1000)
    expect(ink('منوال', 'ar').right).toBeLessThanOrEqual(1000)
    expect(ink('منوال', 'ar').left).toBeLessThan(950)
  })

  it('joins Arabic letters', () => {
    const wide = (text: string) =>
      lineWidth({ text, locale: 'ar', family: 'heading', size: 60 }, fonts)
    const apart = [...'بيت'].reduce((sum, letter) => sum + wide(letter), 0)
    expect(wide('بيت')).toBeLessThan(apart * 0.9)
  })

  it('has every letter of both scripts in a face of its own', () => {
    const widths = Object.keys(families).map((family) =>
      lineWidth(
        { text: 'Minwal منوال', locale: 'ar', family: family as keyof typeof families, size: 60 },
        fonts,
      ),
    )
    expect(new Set(widths).size).toBe(Object.keys(families).length)
  })
})

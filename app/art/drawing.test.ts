import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Colourway, colourways, mix } from './colourways.ts'
import { Drawing } from './drawing.tsx'

const drawings = ['band', 'crop', 'dots', 'steps', 'city', 'weave'] as const
const names = Object.keys(colourways) as Colourway[]
const frames = [
  [1280, 800],
  [1280, 320],
  [800, 800],
] as const

type Name = (typeof drawings)[number]

function draw(drawing: Name, colourway: Colourway, seed = 1, [width, height] = frames[0] as Frame) {
  return renderToStaticMarkup(createElement(Drawing, { drawing, colourway, width, height, seed }))
}
type Frame = readonly [width: number, height: number]

/** How many strokes and fills the one thread, column or mark of a drawing is made of. */
const accents: Readonly<Record<Name, number>> = {
  band: 2, // the middle thread and the dots
  crop: 2, // the middle thread and the dot
  dots: 1, // the mode
  steps: 2, // the middle thread and its beads
  city: 2, // the mark and its frame
  weave: 2, // one weft, where it runs below and where it lies on top
}

const every = drawings.flatMap((drawing) => names.map((colourway) => ({ drawing, colourway })))

describe.each(every)('$drawing in $colourway', ({ drawing, colourway }) => {
  it.each(frames)('is a whole small document at %i by %i', async (...frame) => {
    const svg = draw(drawing, colourway, 3, frame)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=|\bstyle=|\bclass=/)
    expect(svg.length).toBeLessThan(14_000)
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(frame[0] / 4, frame[1] / 4)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([frame[0] / 4, frame[1] / 4])
    // Ground, thread and accent at the least: it is not one flat colour.
    expect(new Set(data).size).toBeGreaterThan(20)
  })

  it('holds its accent in one place', () => {
    const { accent } = colourways[colourway]
    const svg = draw(drawing, colourway)
    expect(svg.split(`="${accent}"`)).toHaveLength(accents[drawing] + 1)
    expect(svg).not.toContain('d=""')
  })

  it('is the same for a seed and another for the next', () => {
    expect(draw(drawing, colourway, 5)).toBe(draw(drawing, colourway, 5))
    expect(draw(drawing, colourway, 5)).not.toBe(draw(drawing, colourway, 6))
  })
})

describe('the distribution', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has one highest column, the mode (seed %i)', (seed) => {
    const svg = draw('dots', 'deep', seed)
    const beads = [...svg.matchAll(/M([\d.-]+) [\d.-]+l/g)]
    const columns = new Map<string, number>()
    for (const [, x = ''] of beads) columns.set(x, (columns.get(x) ?? 0) + 1)
    const heights = [...columns.values()].sort((a, b) => b - a)
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
    const accent = svg.match(/d="([^"]*)" fill="#f2a81d"/)?.[1] ?? ''
    expect(accent.split('M')).toHaveLength((heights[0] ?? 0) + 1)
  })
})

describe('the band', () => {
  it.each([1, 2, 6, 8])(
    'begins at the right where lines do, the name as it is (seed %i)',
    (seed) => {
      const width = 1280
      const places = (isTurned: boolean) => {
        const frame = { drawing: 'band', colourway: 'petrol', width, height: 800, seed } as const
        const svg = renderToStaticMarkup(createElement(Drawing, { ...frame, isTurned }))
        // Each name has one dot; its stroke ends are not needed to know where it is.
        return [...svg.matchAll(/M(?<x>-?[\d.]+) -?[\d.]+l/g)].map(({ groups }) =>
          Number(groups?.x),
        )
      }
      const unit = width / 28
      const dot = 4.5 * unit
      const starts = places(false).map((x) => x - (15 * unit - dot))
      const ends = places(true).map((x) => width - (x + dot))
      const nearest = (gaps: readonly number[]) => Math.min(...gaps.filter((gap) => gap > -unit))
      expect(nearest(ends)).toBeCloseTo(nearest(starts), 0)
    },
  )
})

describe('colourways', () => {
  it.each(names)('%s keeps its accent apart from its other colours', (name) => {
    const { ground, thread, line, accent } = colourways[name]
    expect([ground, thread, line]).not.toContain(accent)
    expect(ground).not.toBe(thread)
  })

  it('mixes two colours', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020')
    expect(mix('#0b5355', '#cfe6df', 0)).toBe('#0b5355')
  })
})

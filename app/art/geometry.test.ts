import { describe, expect, it } from 'vitest'
import {
  distanceToLine,
  distanceToWord,
  dotPath,
  letterPath,
  letterSize,
  letters,
  linePath,
  nuqtaPath,
  type Point,
  wordGrid,
  wordPath,
} from './geometry.ts'

const place = { unit: 10, x: 0, y: 0 }

/** The corners of every line of some path data, line by line. */
function corners(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      let [x, y] = [0, 0]
      const points = [...`L${line}`.matchAll(/([LHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(
        ([, command, first, second]): Point => {
          if (command !== 'V') x = Number(first)
          if (command !== 'H') y = Number(command === 'V' ? first : second)
          return [x, y]
        },
      )
      const [start] = points
      return line.endsWith('Z') && start ? [...points, start] : points
    })
}

function bounds(d: string) {
  const points = corners(d).flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Whether every point of the grid with writing on it is one of a line of the path. */
const writes = (d: string, point: Point) =>
  corners(d).some((line) =>
    line.some((to, index) => distanceToLine(point, line[index - 1] ?? to, to) === 0),
  )

describe('the name', () => {
  it('fills its grid of 15 by 7 squares', () => {
    const half = place.unit / 2
    expect(bounds(wordPath(place))).toEqual([
      half,
      half,
      wordGrid.columns * place.unit - half,
      wordGrid.rows * place.unit - half,
    ])
  })

  it('is read from the right: the ring of the م is there, the foot of the ل at the left', () => {
    expect(bounds(wordPath(place, ['م']))[2]).toBe(145)
    expect(bounds(wordPath(place, ['ل']))[0]).toBe(5)
    expect(writes(wordPath(place), [145, 25])).toBe(true)
    expect(writes(wordPath(place), [5, 25])).toBe(false)
  })

  it('joins م, ن and و on one base line and leaves ا and ل apart', () => {
    const d = wordPath(place)
    for (let x = 65; x <= 145; x += 10) expect(writes(d, [x, 45])).toBe(true)
    expect(writes(d, [55, 45])).toBe(false)
    expect(writes(d, [35, 45])).toBe(false)
  })

  it('has its dot over the ن, clear of every stroke', () => {
    expect(dotPath(place)).toBe(nuqtaPath(105, 5, 4.4))
    expect(writes(wordPath(place, ['ن']), [105, 25])).toBe(true)
    expect(distanceToWord([105, 5], place)).toBe(0)
    expect(distanceToWord([105, 15], place)).toBe(10)
  })
})

describe('a letter alone', () => {
  it.each(letters)('%s fills a grid of its own', (letter) => {
    const { columns, rows } = letterSize(letter)
    expect(bounds(letterPath(letter, place))).toEqual([5, 5, columns * 10 - 5, rows * 10 - 5])
  })

  it.each(letters)('%s is of one piece', (letter) => {
    const [first = [], ...others] = corners(letterPath(letter, place))
    const touches = others.every((line) => line.some((point) => writes(linePath(first), point)))
    const isTouched = others.some((line) => first.some((point) => writes(linePath(line), point)))
    expect(others.length === 0 || touches || isTouched).toBe(true)
  })
})

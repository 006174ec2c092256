import { type Letter, type Lines, writing } from '#app/brand/identity.ts'

export type Point = readonly [x: number, y: number]

/** The side of one grid square, which is as wide as a stroke, and the grid's upper left corner. */
export type Place = Readonly<{ unit: number; x: number; y: number }>

/** To two decimals; minus zero becomes zero. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** Path data; horizontal and vertical parts in their short form. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]): Point => [round(x), round(y)])
  if (!first) return ''
  const last = rest.at(-1)
  const isRing = rest.length > 1 && last?.[0] === first[0] && last[1] === first[1]
  let [x, y] = first
  let d = `M${x} ${y}`
  for (const [nextX, nextY] of isRing ? rest.slice(0, -1) : rest) {
    if (nextY === y) d += `H${nextX}`
    else if (nextX === x) d += `V${nextY}`
    else d += `L${nextX} ${nextY}`
    x = nextX
    y = nextY
  }
  return isRing ? `${d}Z` : d
}

/** The corners of each line of a path. */
export function linesOf(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      let [x, y] = [0, 0]
      const points = [...`L${line}`.matchAll(/([LHV])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?/g)].map(
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

/** In the middle of a box, as large as it allows. */
export function fitted(box: Box, lines: Lines | undefined = writing): Place {
  const { width, height, stroke } = lines ?? { ...box, stroke: 1 }
  const scale = Math.min(box.width / width, box.height / height)
  const x = box.x + (box.width - scale * width) / 2
  return { unit: scale * stroke, x, y: box.y + (box.height - scale * height) / 2 }
}

type Box = Readonly<{ x: number; y: number; width: number; height: number }>

function placed([px, py]: Point, { stroke }: Lines, { unit, x, y }: Place): Point {
  return [x + (px / stroke) * unit, y + (py / stroke) * unit]
}

/** Centre lines of a stroke one unit wide. */
export function wordPath(place: Place, lines: Lines | undefined = writing): string {
  if (!lines) return ''
  return linesOf(lines.d)
    .map((points) => linePath(points.map((point) => placed(point, lines, place))))
    .join('')
}

/** At equal distances along the strokes, from the first on. */
export function pointsOnWord(count: number, place: Place, lines: Lines): Point[] {
  const parts = segments(lines).map(([from, to]) => {
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const total = parts.reduce((sum, { length }) => sum + length, 0)
  return Array.from({ length: count }, (_, index) => {
    // Starts before half a step: a bead under the tooth of the ن would read as the dot of a ب.
    let rest = ((index + 0.4) * total) / count
    const part = parts.find(({ length }) => {
      if (rest <= length) return true
      rest -= length
      return false
    })
    const { from, to, length } = part ?? { from: [0, 0], to: [0, 0], length: 1 }
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * rest) / length
    return placed([at(0), at(1)], lines, place)
  })
}

function segments({ d }: Lines): [from: Point, to: Point][] {
  return linesOf(d).flatMap((points) =>
    points.slice(1).map((to, index): [Point, Point] => [points[index] ?? to, to]),
  )
}

export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** To the centre lines and the dot. */
export function distanceToWord(point: Point, place: Place): number {
  const lines = writing
  if (!lines) return Number.POSITIVE_INFINITY
  const { dot } = lines
  const parts = [...segments(lines), ...(dot ? [[dot, dot] as const] : [])]
  const distances = parts.map(([from, to]) =>
    distanceToLine(point, placed(from, lines, place), placed(to, lines, place)),
  )
  return Math.min(...distances)
}

/** The word's dot, if it has one; `radius` in units. */
export function dotPath(place: Place, radius = 0.44, lines: Lines | undefined = writing): string {
  if (!lines?.dot) return ''
  const [x, y] = placed(lines.dot, lines, place)
  return nuqtaPath(x, y, radius * place.unit)
}

/** In the middle of a frame, as path data; without a letter, a nuqta. */
export function framedLetter(
  letter: Letter | undefined,
  { width, height, unit }: Readonly<{ width: number; height: number; unit: number }>,
): Readonly<{ line: string; dot: string }> {
  if (!letter) {
    const nuqta = (radius: number) => nuqtaPath(width / 2, height / 2, radius * unit)
    return { line: nuqta(2.6), dot: nuqta(0.5) }
  }
  const scale = unit / letter.stroke
  // With its dot a letter is about as high as the others.
  const raised = letter.dot ? 0.6 * unit : 0
  const x = (width - scale * letter.width) / 2
  const place = { unit, x, y: (height - scale * letter.height) / 2 + raised }
  return { line: wordPath(place, letter), dot: dotPath(place, 0.5, letter) }
}

/** A square on its corner; `radius` from the centre to a corner. */
export function nuqtaPath(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x)} ${round(y - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`
}

/** Every dot has the same text, which compresses to nothing. */
export function nuqtaRow(count: number, from: Point, step: Point, radius: number): string {
  const first = nuqtaPath(...from, radius)
  const shape = first.slice(first.indexOf('l'))
  return count > 0 ? first + `m${step[0]} ${step[1]}${shape}`.repeat(count - 1) : ''
}

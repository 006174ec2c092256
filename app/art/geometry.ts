/** Where x is counted from is said where the point is used. */
export type Point = readonly [x: number, y: number]

/** In reading order. */
export const letters = ['م', 'ن', 'و', 'ا', 'ل'] as const
export type Letter = (typeof letters)[number]

/** A ring ends where it began. */
type Stroke = Readonly<{ letter: Letter; points: readonly Point[] }>

/** The side of one grid square and the grid's upper left corner. */
export type Place = Readonly<{ unit: number; x: number; y: number }>

/** Strokes and the gaps between them are one square wide. */
export const wordGrid = { columns: 15, rows: 7 }

/** Square Kufic as the strokes' centre lines, x counted from the right. */
const wordStrokes: readonly Stroke[] = [
  // biome-ignore format: one stroke of the pen a line
  { letter: 'م', points: [[0, 2], [2, 2], [2, 4], [0, 4], [0, 2]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'م', points: [[0, 4], [8, 4]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'ن', points: [[4, 4], [4, 2]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'و', points: [[8, 2], [6, 2], [6, 4], [8, 4], [8, 2]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'و', points: [[6, 4], [6, 6], [10, 6]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'ا', points: [[10, 0], [10, 4]] },
  // biome-ignore format: one stroke of the pen a line
  { letter: 'ل', points: [[12, 0], [12, 6], [14, 6], [14, 4]] },
]

/** On the same grid. */
const dot: Point = [4, 0]

/** Isolated forms: م and ن keep their part of the joining line, ل is as high as و. */
const loneForms: Partial<Record<Letter, readonly Stroke[]>> = {
  م: [
    // biome-ignore format: one stroke of the pen a line
    { letter: 'م', points: [[0, 2], [2, 2], [2, 4], [0, 4], [0, 2]] },
    // biome-ignore format: one stroke of the pen a line
    { letter: 'م', points: [[0, 4], [4, 4]] },
  ],
  ن: [
    // biome-ignore format: one stroke of the pen a line
    { letter: 'ن', points: [[2, 4], [6, 4]] },
    // biome-ignore format: one stroke of the pen a line
    { letter: 'ن', points: [[4, 4], [4, 2]] },
  ],
  // biome-ignore format: one stroke of the pen a line
  ل: [{ letter: 'ل', points: [[12, 0], [12, 4], [14, 4], [14, 2]] }],
}

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

/** Columns count from the right edge. */
function squareCentre([column, row]: Point, columns: number, { unit, x, y }: Place): Point {
  return [x + (columns - column - 0.5) * unit, y + (row + 0.5) * unit]
}

/** Centre lines of a stroke one unit wide. */
export function wordPath(place: Place, only: readonly Letter[] = letters): string {
  return wordStrokes
    .filter(({ letter }) => only.includes(letter))
    .map(({ points }) =>
      linePath(points.map((point) => squareCentre(point, wordGrid.columns, place))),
    )
    .join('')
}

/** At equal distances along the strokes, from the first letter on. */
export function pointsOnWord(count: number, place: Place): Point[] {
  const parts = wordStrokes.flatMap(({ points }) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to
      return { from, to, length: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) }
    }),
  )
  const total = parts.reduce((sum, { length }) => sum + length, 0)
  return Array.from({ length: count }, (_, index) => {
    // Starts before half a step: a bead under the tooth of the ن would read as the dot of a ب.
    let rest = ((index + 0.4) * total) / count
    const part = parts.find(({ length }) => {
      if (rest <= length) return true
      rest -= length
      return false
    })
    const { from, to, length } = part ?? { from: dot, to: dot, length: 1 }
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * rest) / length
    return squareCentre([at(0), at(1)], wordGrid.columns, place)
  })
}

/** For horizontal and vertical lines. */
export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const beside = (at: number, from: number, to: number) =>
    Math.max(Math.min(from, to) - at, 0, at - Math.max(from, to))
  return Math.hypot(beside(x, ax, bx), beside(y, ay, by))
}

/** To the centre lines and the dot. */
export function distanceToWord(point: Point, place: Place): number {
  const at = (square: Point) => squareCentre(square, wordGrid.columns, place)
  const strokes = [...wordStrokes, { points: [dot, dot] }]
  const distances = strokes.flatMap(({ points }) =>
    points.slice(1).map((to, index) => distanceToLine(point, at(points[index] ?? to), at(to))),
  )
  return Math.min(...distances)
}

/** The dot over the ن; `radius` in units. */
export function dotPath(place: Place, radius = 0.44): string {
  const [x, y] = squareCentre(dot, wordGrid.columns, place)
  return nuqtaPath(x, y, radius * place.unit)
}

/** The strokes, moved to a grid of their own, and that grid's size. */
function loneLetter(letter: Letter) {
  const strokes = loneForms[letter] ?? wordStrokes.filter((stroke) => stroke.letter === letter)
  const points = strokes.flatMap((stroke) => stroke.points)
  const right = Math.min(...points.map(([x]) => x))
  const top = Math.min(...points.map(([, y]) => y))
  return {
    columns: Math.max(...points.map(([x]) => x)) - right + 1,
    rows: Math.max(...points.map(([, y]) => y)) - top + 1,
    strokes: strokes.map((stroke) => ({
      points: stroke.points.map(([x, y]): Point => [x - right, y - top]),
    })),
  }
}

/** In units, without the dot of the ن. */
export function letterSize(letter: Letter): Readonly<{ columns: number; rows: number }> {
  const { columns, rows } = loneLetter(letter)
  return { columns, rows }
}

export function letterPath(letter: Letter, place: Place): string {
  const { columns, strokes } = loneLetter(letter)
  return strokes
    .map(({ points }) => linePath(points.map((point) => squareCentre(point, columns, place))))
    .join('')
}

/** In the middle of a frame, as path data; the ن with its dot. */
export function framedLetter(
  letter: Letter,
  frame: Readonly<{ width: number; height: number; unit: number }>,
): Readonly<{ line: string; dot: string }> {
  const { columns, rows } = letterSize(letter)
  const { width, height, unit } = frame
  const isDotted = letter === 'ن'
  // With its dot the ن is about as high as the other letters.
  const raised = isDotted ? 0.6 * unit : 0
  const place = { unit, x: (width - columns * unit) / 2, y: (height - rows * unit) / 2 + raised }
  const dot = isDotted ? nuqtaPath(width / 2, place.y - 1.1 * unit, 0.5 * unit) : ''
  return { line: letterPath(letter, place), dot }
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

/** So that many beads of a few tones are a few paths. */
export function collectPaths<Key>(): {
  add: (key: Key, d: string) => void
  entries: () => [Key, string][]
} {
  const paths = new Map<Key, string>()
  return {
    add: (key, d) => paths.set(key, (paths.get(key) ?? '') + d),
    entries: () => [...paths],
  }
}

import { distanceToWord, dotPath, nuqtaPath, round, wordPath } from './geometry.ts'
import styles from './hero-art.module.css'
import { random } from './random.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

/** Colours of the art alone: the same in both themes, like its ground. */
const colour = { ground: '#062a2f', line: '#8fcfc0', pale: '#cfe6df', white: '#f4f5f1' }
const accent = '#f2a81d'

/** A distribution with one mode; the loose row at its foot goes on to either side. */
const heights = [
  1, 1, 1, 1, 2, 3, 5, 7, 8, 10, 10, 12, 10, 10, 8, 8, 5, 4, 4, 4, 5, 5, 6, 7, 7, 6, 3, 2, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1,
]
const mode = heights.indexOf(Math.max(...heights))
const pitch = 20
/** The upright in the middle, about which the beads turn in Arabic; the style sheet names it too. */
const axis = 380
const word = { unit: 40, x: 80, y: 96 }
const threadX = (column: number) => 10 + column * pitch
const bead = (column: number, row: number) => nuqtaPath(threadX(column), 640 - row * pitch, 8)
const columns = Array.from({ length: 70 }, (_, index) => index - 16)

/** The beads of one row on every other thread: those that carry others, and those on top. */
function rowOfBeads(row: number, parity: number) {
  let carrying = ''
  let top = ''
  for (const column of columns) {
    const height = heights[column] ?? 1
    if (column === mode || height <= row || (column & 1) !== parity) continue
    if (height === row + 1) top += bead(column, row)
    else carrying += bead(column, row)
  }
  return { carrying, top }
}

const rows = Array.from({ length: Math.max(...heights) - 2 }, (_, row) => row)

/** Stacked from the foot up, even threads before odd ones, as a loom lifts them; worked out once. */
const stack = (
  <g className={styles.stack}>
    {rows.map((row) => (
      <g key={row}>
        {[0, 1].map((parity) => {
          const { carrying, top } = rowOfBeads(row, parity)
          return (
            <g key={parity}>
              {carrying && <path d={carrying} opacity={round(0.34 + 0.05 * row)} />}
              {top && (
                <path d={top} fill={colour.pale} opacity={round(0.34 + (0.5 * row) / (row + 1))} />
              )}
            </g>
          )
        })}
      </g>
    ))}
  </g>
)

/** Beads still on their way down, thinner towards the foot, in three tones. */
function looseBeads(): string[] {
  const next = random(4)
  const tones = ['', '', '']
  const depths = [
    [-380, -130],
    [-130, 70],
    [10, 170],
    [90, 240],
    [240, 420],
  ] as const
  for (let column = -7; column < 45; column++) {
    for (const [from, to] of depths) {
      const x = threadX(column)
      const y = Math.round(from + next() * (to - from))
      const radius = 3 + Math.floor(next() * 3)
      const tone = Math.floor(next() * tones.length)
      // The word stays where it is when the beads turn: clear of it on either side of the axis.
      const room = Math.min(distanceToWord([x, y], word), distanceToWord([2 * axis - x, y], word))
      if (next() > 0.2 && room > word.unit * 0.55 + radius) tones[tone] += nuqtaPath(x, y, radius)
    }
  }
  return tones
}

const tones = looseBeads()

/** Where a warp thread comes up over the level strokes of the word. */
const lifts = [
  ...[650, 570, 410, 330].map((x) => [x, 179]),
  ...[650, 570, 490, 410, 330].map((x) => [x, 259]),
  ...[410, 330, 250, 170, 90].map((x) => [x, 339]),
]

/**
 * The home page's drawing: beads fall down the warp and stack into a distribution, whose mode is
 * the one saffron column, under the name. The distribution turns with the writing, the name never.
 */
export function HeroArt() {
  return (
    <svg
      viewBox="40 24 680 696"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {/* Everything reaches past the frame: a wider or higher place shows more of the cloth. */}
      <Warp
        x={-610}
        y={-700}
        width={1980}
        height={1520}
        pitch={pitch}
        stroke={colour.line}
        opacity={0.26}
      />
      <g className={styles.data} fill={colour.line}>
        {tones.map((d, index) => (
          <path key={d} d={d} opacity={0.3 + 0.24 * index} />
        ))}
        <path
          d={nuqtaPath(170, 58, 5) + nuqtaPath(350, 44, 5) + nuqtaPath(750, 164, 4)}
          fill={accent}
        />
        {stack}
        <path
          className={styles.mode}
          d={Array.from({ length: heights[mode] ?? 0 }, (_, row) => bead(mode, row)).join('')}
          fill={accent}
        />
      </g>
      <path d="M-610 660H1370" stroke={colour.line} opacity={0.55} />
      <Ribbon
        d={wordPath(word)}
        unit={word.unit}
        colours={{ ground: colour.ground, thread: colour.white, core: accent }}
        cover={1.02}
      />
      <path d={dotPath(word, 0.46)} fill={accent} />
      <path
        d={lifts.map(([x, y]) => `M${x} ${y}v34`).join('')}
        stroke={colour.line}
        strokeWidth={1.4}
        opacity={0.75}
      />
    </svg>
  )
}

import styles from '#app/brand/hero-art.module.css'
import { distanceToWord, dotPath, fitted, nuqtaPath, round, wordPath } from './geometry.ts'
import { indexOfLargest } from './heads/head-art.tsx'
import { palette } from './palette.ts'
import { random } from './random.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

/** The same in both themes, like the background. */
const { accent, aqua: line, mist: pale } = palette

const pitch = 20
/** The vertical axis about which the beads are mirrored in Arabic; the style sheet has it too. */
const axis = 380
const word = fitted({ x: 80, y: 96, width: 600, height: 280 })
const [writing, dot] = [wordPath(word), dotPath(word, 0.46)]
const threadX = (column: number) => 30 + column * pitch
const bead = (column: number, row: number) => nuqtaPath(threadX(column), 640 - row * pitch, 8)

/** Beads on each thread: a pattern with one highest, which counts nothing. */
const heights: readonly number[] = [
  1, 4, 1, 3, 6, 3, 3, 5, 3, 5, 7, 5, 7, 9, 7, 11, 13, 11, 9, 11, 9, 5, 7, 5, 7, 9, 7, 5, 7, 5, 5,
  7, 5, 3, 6, 3,
]
const mode = indexOfLargest(heights)
const others = [...heights.entries()].filter(([column]) => column !== mode)

/** From the bottom up: in each row the beads with others above them, and those on top. */
function stack() {
  const highest = Math.max(...others.map(([, height]) => height))
  return (
    <g className={styles.stack}>
      {Array.from({ length: highest }, (_, row) => {
        const beads = (isWanted: (above: number) => boolean) =>
          others
            .map(([column, height]) => (isWanted(height - row - 1) ? bead(column, row) : ''))
            .join('')
        const carrying = beads((above) => above > 0)
        const top = beads((above) => above === 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing that is rendered once
          <g key={row}>
            {carrying && <path d={carrying} opacity={round(0.34 + 0.05 * row)} />}
            {top && <path d={top} fill={pale} opacity={round(0.34 + (0.5 * row) / (row + 1))} />}
          </g>
        )
      })}
    </g>
  )
}

/** Three tones, fewer towards the bottom. */
function looseThreads(): string[] {
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
      const radius = 4 + Math.floor(next() * 5)
      const tone = Math.floor(next() * tones.length)
      // Clear of the word on either side of the axis, as the beads are mirrored and the word is not.
      const room = Math.min(distanceToWord([x, y], word), distanceToWord([2 * axis - x, y], word))
      if (next() > 0.2 && room > word.unit * 0.55 + radius)
        tones[tone] += `M${x} ${y - radius}v${2 * radius}`
    }
  }
  return tones
}

const tones = looseThreads()

/** Beads stack into a distribution whose mode is saffron; it is mirrored in Arabic, the name never. */
export function HeroArt() {
  return (
    <svg viewBox="10 24 740 696" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {/* Everything reaches past the frame: a wider or higher place shows more of the cloth. */}
      <Warp area={[-610, -700, 1980, 1520]} pitch={pitch} stroke={line} opacity={0.26} />
      <g className={styles.data} fill={line}>
        {tones.map((d, index) => (
          <path key={d} d={d} stroke={line} strokeWidth={3} opacity={0.3 + 0.24 * index} />
        ))}
        {stack()}
        <path
          className={styles.mode}
          d={Array.from({ length: Math.max(...heights) }, (_, row) => bead(mode, row)).join('')}
          fill={accent}
        />
      </g>
      <path d="M-610 660H1370" stroke={line} opacity={0.55} />
      {writing && (
        <g data-drawn="written">
          <Ribbon
            d={writing}
            unit={word.unit}
            colours={{ ground: palette.deep, thread: palette.light, core: accent }}
            cover={1.02}
          />
        </g>
      )}
      {dot && <path className={styles.dot} d={dot} fill={accent} />}
    </svg>
  )
}

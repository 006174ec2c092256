import { nuqtaPath } from './geometry.ts'
import styles from './year-plot.module.css'

/** In order, with the years without a project. */
type YearCounts = readonly Readonly<{ year: number; count: number }>[]

/** Width of a year and height of a bead, in the plot's units. */
const column = 46
const row = 28
const radius = 11

/** Space below the axis for the years' names. */
const foot = 36

const ringRadius = 13

const x = (index: number) => (index + 0.5) * column

/** Height of a bead's centre above the axis. */
const middle = (level: number) => row * (level + 0.62)

function baseOf(counts: YearCounts): number {
  return (Math.max(3, ...counts.map(({ count }) => count)) + 1) * row
}

/** `level` is the bead's place in the column of its year. */
export function markedBeads(
  counts: YearCounts,
  beads: readonly Readonly<{ year: number; level: number }>[],
): string {
  const base = baseOf(counts)
  return beads
    .map((bead) => ({ ...bead, index: counts.findIndex(({ year }) => year === bead.year) }))
    .map(({ index, level }) => nuqtaPath(x(index), base - middle(level), ringRadius))
    .join('')
}

/** A bead for each project; the mode is saffron. */
export function YearPlot({ counts }: Readonly<{ counts: YearCounts }>) {
  const highest = Math.max(0, ...counts.map(({ count }) => count))
  // The first of equal years.
  const mode = counts.findIndex(({ count }) => count === highest && count > 0)
  const width = counts.length * column
  const base = baseOf(counts)
  const bead = (index: number, level: number) => nuqtaPath(x(index), base - middle(level), radius)
  const beadsAt = (level: number) =>
    counts.map(({ count }, index) => (count > level && index !== mode ? bead(index, level) : ''))
  return (
    <svg viewBox={`0 0 ${width} ${base + foot}`} aria-hidden="true" data-drawn="along">
      <path className={styles.threads} d={counts.map((_, i) => `M${x(i)} 0V${base}`).join('')} />
      {Array.from({ length: highest }, (_, level) => level).map((level) => (
        <path
          key={level}
          className={styles.beads}
          d={beadsAt(level).join('')}
          opacity={Math.round((0.42 + (0.58 * level) / highest) * 100) / 100}
        />
      ))}
      <path
        className={styles.mode}
        d={Array.from({ length: mode < 0 ? 0 : highest }, (_, i) => bead(mode, i)).join('')}
      />
      {counts.map(({ year }, index) => (
        <g key={year} transform={`translate(${x(index)} ${base + 26})`}>
          <text
            className={styles.tick}
            data-mode={index === mode || undefined}
            data-edge={index === 0 || index === counts.length - 1 || undefined}
          >
            {year}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
    </svg>
  )
}

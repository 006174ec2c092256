import { nuqtaPath } from './geometry.ts'
import styles from './year-plot.module.css'

/** Every year of the axis in order, those without a project too. */
type YearCounts = readonly Readonly<{ year: number; count: number }>[]

/** Room for a year, and for a bead in it, in the plot's own units. */
const column = 46
const row = 28
const radius = 11

/** How far the years' names reach below the axis. */
const foot = 36

const ringRadius = 13

const x = (index: number) => (index + 0.5) * column

/** A bead's middle above the axis. */
const middle = (level: number) => row * (level + 0.62)

/** Where the axis is, below room for the highest column. */
function baseOf(counts: YearCounts): number {
  return (Math.max(3, ...counts.map(({ count }) => count)) + 1) * row
}

/** Rings around some of the plot's beads, at their height in the column of their year. */
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

/** One bead for each project in the year it was delivered; the mode, its largest value, is saffron. */
export function YearPlot({ counts }: Readonly<{ counts: YearCounts }>) {
  const highest = Math.max(0, ...counts.map(({ count }) => count))
  // Of equal years the earliest, as with the mode of a list.
  const mode = counts.findIndex(({ count }) => count === highest && count > 0)
  const width = counts.length * column
  const base = baseOf(counts)
  const bead = (index: number, level: number) => nuqtaPath(x(index), base - middle(level), radius)
  const beadsAt = (level: number) =>
    counts.map(({ count }, index) => (count > level && index !== mode ? bead(index, level) : ''))
  return (
    <svg viewBox={`0 0 ${width} ${base + foot}`} aria-hidden="true" focusable="false">
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

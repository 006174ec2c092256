import { nuqtaPath } from './geometry.ts'
import styles from './year-plot.module.css'

type YearPlotProps = Readonly<{
  /** Every year of the axis in order, those without a project too. */
  counts: readonly Readonly<{ year: number; count: number }>[]
  /** Says in words what the plot shows. */
  label: string
}>

/** Room for a year, and for a bead in it, in the plot's own units. */
const column = 46
const row = 28
const radius = 11

/** How far the years' names reach below the axis. */
const foot = 36

/** One bead for each project in the year it was delivered; the mode, its largest value, is saffron. */
export function YearPlot({ counts, label }: YearPlotProps) {
  const highest = Math.max(0, ...counts.map(({ count }) => count))
  // Of equal years the earliest, as with the mode of a list.
  const mode = counts.findIndex(({ count }) => count === highest && count > 0)
  const width = counts.length * column
  const height = (Math.max(highest, 3) + 1) * row + foot
  const base = height - foot
  const x = (index: number) => (index + 0.5) * column
  const bead = (index: number, level: number) =>
    nuqtaPath(x(index), base - row * (level + 0.62), radius)
  const beadsAt = (level: number) =>
    counts.map(({ count }, index) => (count > level && index !== mode ? bead(index, level) : ''))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
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

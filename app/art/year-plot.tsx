import styles from '#app/brand/year-plot.module.css'
import { nuqtaPath } from './geometry.ts'
import { indexOfLargest } from './heads/head-art.tsx'

/** In order, with the years without a project. */
type YearCounts = readonly Readonly<{ year: number; count: number }>[]

/** Width of a year, of a dozen of them and height of a bead, in the plot's units. */
const column = 46
const dozen = 12 * column
const row = 28
const radius = 11

/** However many projects there are: beads then stand for several. */
const mostBeads = 6
const base = (mostBeads + 1) * row

/** Space below the axis for the years' names. */
const foot = 36

const ringRadius = 13

/** Few years are further apart: the plot is as wide as a dozen, and no higher. */
const widthOf = (counts: YearCounts) => Math.max(dozen, counts.length * column)

const middleOf = (counts: YearCounts) => (index: number) =>
  Math.round(((index + 0.5) * widthOf(counts) * 10) / counts.length) / 10

/** Height of a bead's centre above the axis. */
const middle = (level: number) => row * (level + 0.62)

/** How many projects a bead stands for, at most. */
export function projectsPerBead(counts: YearCounts): number {
  return Math.ceil(Math.max(...counts.map(({ count }) => count)) / mostBeads)
}

/** `place` is that of a project in the column of its year, from 0. */
export function markedBeads(
  counts: YearCounts,
  projects: readonly Readonly<{ year: number; place: number }>[],
): string {
  const perBead = projectsPerBead(counts)
  const x = middleOf(counts)
  const rings = projects.map(({ year, place }) => {
    const index = counts.findIndex((count) => count.year === year)
    return nuqtaPath(x(index), base - middle(Math.floor(place / perBead)), ringRadius)
  })
  return [...new Set(rings)].join('')
}

/** A bead for each project, or for so many that the plot stays as high; the mode is saffron. */
export function YearPlot({ counts }: Readonly<{ counts: YearCounts }>) {
  const perBead = projectsPerBead(counts)
  const heights = counts.map(({ count }) => Math.ceil(count / perBead))
  const highest = Math.max(...heights)
  // The first of equal years.
  const mode = indexOfLargest(counts.map(({ count }) => count))
  const width = widthOf(counts)
  const x = middleOf(counts)
  const bead = (index: number, level: number) => nuqtaPath(x(index), base - middle(level), radius)
  const beadsAt = (level: number) =>
    heights.map((height, index) => (height > level && index !== mode ? bead(index, level) : ''))
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
        d={Array.from({ length: highest }, (_, level) => bead(mode, level)).join('')}
      />
      {counts.map(({ year }, index) => (
        <g key={year} transform={`translate(${x(index)} ${base + 26})`}>
          <text
            className={styles.tick}
            data-mode={index === mode || undefined}
            data-edge={index === 0 || index === counts.length - 1 || undefined}
          >
            {`${year} `}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
    </svg>
  )
}

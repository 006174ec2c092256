import { colourways } from '#app/brand/colourways.ts'
import { nuqtaPath } from '#app/brand/geometry.ts'
import { Warp } from '#app/brand/warp.tsx'
import { projects } from '#content/projects.ts'
import { families } from '../fonts.ts'
import { type ArtFrame, turned } from './art-frame.ts'

const base = 540
const rise = 74
const radius = 16
const inset = 46

/** One bead for each project above its year; the mode alone is saffron. */
export function YearBeads(frame: ArtFrame) {
  const { ground, thread, line, accent } = colourways.petrol
  const years = projects.map(({ projectDate }) => Number(projectDate.slice(0, 4)))
  const first = Math.min(...years)
  const counts = Array.from(
    { length: Math.max(...years) - first + 1 },
    (_, index) => years.filter((year) => year === first + index).length,
  )
  const highest = Math.max(...counts)
  const mode = counts.indexOf(highest)
  const pitch = (frame.width - 2 * inset) / (counts.length - 1)
  const x = (index: number) => inset + index * pitch
  const step = Math.min(rise, (base - 90) / highest)
  const bead = (index: number, level: number) =>
    nuqtaPath(x(index), base - step * (level + 0.62), radius)
  const labelled = [...new Set([0, mode, counts.length - 1])]
  return (
    <>
      <rect width={frame.width} height={frame.height} fill={ground} />
      <g transform={turned(frame)}>
        <Warp
          x={x(0)}
          y={0}
          width={frame.width}
          height={base}
          pitch={pitch}
          stroke={line}
          opacity={0.3}
          lineWidth={1.5}
        />
        {Array.from({ length: highest }, (_, level) => level).map((level) => (
          <path
            key={level}
            d={counts
              .map((count, i) => (count > level && i !== mode ? bead(i, level) : ''))
              .join('')}
            fill={thread}
            opacity={Math.round((0.4 + (0.6 * level) / highest) * 100) / 100}
          />
        ))}
        <path
          d={Array.from({ length: highest }, (_, level) => bead(mode, level)).join('')}
          fill={accent}
        />
        <path d={`M0 ${base}H${frame.width}`} stroke={line} strokeWidth={2} opacity={0.6} />
      </g>
      {labelled.map((index) => (
        <text
          key={index}
          x={frame.locale === 'ar' ? frame.width - x(index) : x(index)}
          y={base + 42}
          textAnchor="middle"
          fontFamily={families.text}
          fontSize={26}
          fill={index === mode ? accent : thread}
        >
          {first + index}
        </text>
      ))}
    </>
  )
}

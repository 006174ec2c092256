import { colourways } from '#app/brand/colourways.ts'
import { nuqtaPath } from '#app/brand/geometry.ts'
import { Warp } from '#app/brand/warp.tsx'
import { locales } from '#app/i18n/locales.ts'
import { projectsByYear } from '#app/views/projects.server.ts'
import { families } from '../fonts.ts'
import { type ArtFrame, turned } from './art-frame.ts'

const base = 540
const rise = 74
const radius = 16
const inset = 46

/** A bead for each project above its year; the mode is saffron. */
export function YearBeads(frame: ArtFrame) {
  const { ground, thread, line, accent } = colourways.petrol
  const years = projectsByYear()
  const most = Math.max(...years.map(({ count }) => count))
  const mode = years.findIndex(({ count }) => count === most)
  const columns = years.map(({ count }) => count)
  const pitch = (frame.width - 2 * inset) / (columns.length - 1)
  const x = (index: number) => inset + index * pitch
  const step = Math.min(rise, (base - 90) / most)
  const bead = (index: number, level: number) =>
    nuqtaPath(x(index), base - step * (level + 0.62), radius)
  const labelled = [...new Set([0, mode, columns.length - 1])]
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
        {Array.from({ length: most }, (_, level) => level).map((level) => (
          <path
            key={level}
            d={columns
              .map((beads, i) => (beads > level && i !== mode ? bead(i, level) : ''))
              .join('')}
            fill={thread}
            opacity={Math.round((0.4 + (0.6 * level) / most) * 100) / 100}
          />
        ))}
        <path
          d={Array.from({ length: most }, (_, level) => bead(mode, level)).join('')}
          fill={accent}
        />
        <path d={`M0 ${base}H${frame.width}`} stroke={line} strokeWidth={2} opacity={0.6} />
      </g>
      {labelled.map((index) => (
        <text
          key={index}
          x={locales[frame.locale].dir === 'rtl' ? frame.width - x(index) : x(index)}
          y={base + 42}
          textAnchor="middle"
          fontFamily={families.text}
          fontSize={26}
          fill={index === mode ? accent : thread}
        >
          {years[index]?.year}
        </text>
      ))}
    </>
  )
}

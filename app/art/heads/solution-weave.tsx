import { round } from '../geometry.ts'
import { Ribbon } from '../ribbon.tsx'
import { columnMiddle, headArt, headWidth } from './head-art.tsx'

const pitch = 34
const colours = { ground: 'var(--bg)', thread: 'var(--brand)', core: 'var(--weft)' }

type SolutionWeaveProps = Readonly<{ solutions: number; sectors: number }>

/** Solutions are vertical ribbons, sectors horizontal ones. */
export function SolutionWeave({ solutions, sectors }: SolutionWeaveProps) {
  const height = sectors * pitch
  const levels = Array.from(
    { length: sectors },
    (_, row) => `M0 ${(row + 0.5) * pitch}H${headWidth}`,
  )
  const uprights = Array.from({ length: solutions }, (_, column) => {
    return `M${round(columnMiddle(column, solutions))} 0V${height}`
  })
  return headArt(
    height,
    <>
      <Ribbon d={levels.join('')} unit={24} colours={colours} cap="butt" />
      {[0, 1].map((parity) => (
        // The dashes leave a gap where a vertical ribbon passes under a horizontal one.
        <g
          key={parity}
          strokeDasharray={`${2 * pitch - 24} 24`}
          strokeDashoffset={parity * pitch - 29}
        >
          <Ribbon
            d={uprights.filter((_, column) => column % 2 === parity).join('')}
            unit={48}
            colours={colours}
            cap="butt"
          />
          {parity === 1 && <path d={uprights[1]} stroke="var(--accent)" strokeWidth={4} />}
        </g>
      ))}
    </>,
    'woven',
  )
}

import { nuqtaPath } from './geometry.ts'
import { random } from './random.ts'
import { Ribbon, type RibbonColours } from './ribbon.tsx'
import { Warp } from './warp.tsx'

/** Distances between streets; every fifth and every fourth is a main street. */
const plot = { across: 30, down: 34 }
const area = [-360, -312, 1350, 1292] as const
const [left, top] = area
const streets = [
  { direction: 'warp', pitch: plot.across, lineWidth: 2.5 },
  { direction: 'warp', pitch: plot.across * 5, lineWidth: 7 },
  { direction: 'weft', pitch: plot.down, lineWidth: 2.5 },
  { direction: 'weft', pitch: plot.down * 4, lineWidth: 7 },
] as const

/** The same plots in every build. */
function buildings(): string {
  const next = random(7)
  let d = ''
  for (let count = 0; count < 34; count++) {
    const x = left + plot.across * (7 + Math.floor(next() * 26)) + 4
    const y = top + plot.down * (7 + Math.floor(next() * 23)) + 4
    const wide = next() < 0.6 ? 52 : 22
    d += `M${x} ${y}h${wide}v26h-${wide}z`
  }
  return d
}

function Line({ d, core }: { d: string; core: string }) {
  const colours: RibbonColours = {
    ground: 'var(--map-ground)',
    thread: 'var(--brand)',
    core,
  }
  return <Ribbon d={d} unit={34} colours={colours} cap="butt" cover={1.05} />
}

/** The fallback for the map; as a map it is never mirrored. */
export function MapArt() {
  return (
    <svg viewBox="0 0 624 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="rotate(-14 312 320)">
        {streets.map((street) => (
          <Warp
            key={`${street.direction} ${street.pitch}`}
            {...street}
            area={area}
            stroke="var(--map-street)"
          />
        ))}
        <path d={buildings()} fill="var(--map-block)" />
        <path d="M62 404h116v96H62zM394 64h174v98H394z" fill="var(--map-park)" />
        <Line d="M-400 300H330V96H1000" core="var(--accent)" />
        <Line d="M180 -400V470H1000" core="var(--brand)" />
      </g>
      <path d={nuqtaPath(312, 294.4, 58)} fill="var(--accent)" opacity={0.25} />
      <path d={nuqtaPath(312, 294.4, 34)} fill="var(--deep)" />
      <path d={nuqtaPath(312, 294.4, 13)} fill="var(--accent)" />
    </svg>
  )
}

import { writing } from '#app/brand/identity.ts'
import { dotPath, fitted, wordPath } from './geometry.ts'
import { palette } from './palette.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const size = { width: 214, height: 160 }
const { unit, y } = fitted({ x: 0, y: -44.83, width: 535, height: 749 / 3 })
/** The first letters are in view. */
const place = { unit, y, x: 195.22 - unit * (writing ? writing.width / writing.stroke : 0) }
const [line, dot] = [wordPath(place), dotPath(place)]

const { deep, light, accent, aqua } = palette

export function LastTile() {
  const viewBox = `0 0 ${size.width} ${size.height}`
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect {...size} fill={deep} />
      <Warp
        area={[-5.4, 0, 219.4, size.height]}
        pitch={8.917}
        stroke={aqua}
        opacity={0.3}
        lineWidth={0.53}
      />
      {line && (
        <Ribbon d={line} unit={unit} colours={{ ground: deep, thread: light, core: accent }} />
      )}
      {dot && <path d={dot} fill={accent} />}
    </svg>
  )
}

import { type Colourway, colourways } from './colourways.ts'
import { type Letter, letterPath, letterSize, nuqtaPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const size = 240
const unit = 30

type LetterTileProps = Readonly<{ letter: Letter; colourway: Colourway }>

/** One letter of the name, drawn alone on a square of warp. */
export function LetterTile({ letter, colourway }: LetterTileProps) {
  const { ground, thread, line, accent } = colourways[colourway]
  const { columns, rows } = letterSize(letter)
  const isDotted = letter === 'ن'
  const place = {
    unit,
    x: (size - columns * unit) / 2,
    // With its dot the ن is five squares high, like its neighbours.
    y: (size - rows * unit) / 2 + (isDotted ? 18 : 0),
  }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={size} height={size} fill={ground} />
      <Warp
        x={unit / 4}
        y={0}
        width={size}
        height={size}
        pitch={unit / 2}
        stroke={line}
        opacity={0.22}
      />
      <Ribbon
        d={letterPath(letter, place)}
        unit={unit}
        colours={{ ground, thread, core: accent }}
        cover={1.04}
      />
      {isDotted && <path d={nuqtaPath(size / 2, place.y - 34, 14)} fill={accent} />}
    </svg>
  )
}

import { type Colourway, colourways } from './colourways.ts'
import { framedLetter, type Letter } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const size = 240
const unit = 30

type LetterTileProps = Readonly<{ letter: Letter; colourway: Colourway }>

export function LetterTile({ letter, colourway }: LetterTileProps) {
  const { ground, thread, line: warp, accent } = colourways[colourway]
  const { line, dot } = framedLetter(letter, { width: size, height: size, unit })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={size} height={size} fill={ground} />
      <Warp
        x={unit / 4}
        y={0}
        width={size}
        height={size}
        pitch={unit / 2}
        stroke={warp}
        opacity={0.22}
      />
      <Ribbon d={line} unit={unit} colours={{ ground, thread, core: accent }} cover={1.04} />
      {dot && <path d={dot} fill={accent} />}
    </svg>
  )
}

/** Placed behind the head of a section. */
export function SectionLetter({ letter }: Readonly<{ letter: Letter }>) {
  const frame = { width: 5 * unit, height: 5 * unit, unit }
  const { line, dot } = framedLetter(letter, frame)
  const colours = { ground: 'var(--ground, var(--bg))', thread: 'var(--line)', core: 'var(--edge)' }
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <Ribbon d={line} unit={unit} colours={colours} cover={0} />
      {dot && <path d={dot} fill={colours.thread} />}
    </svg>
  )
}

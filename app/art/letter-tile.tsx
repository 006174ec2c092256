import type { Letter } from '#app/brand/identity.ts'
import { framedLetter } from './geometry.ts'
import { palette } from './palette.ts'
import { Ribbon, type RibbonColours } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const size = 240
const unit = 30

const { deep, petrol, ink, light, accent, aqua, mist, limestone, clay } = palette

/** By the place of the tile. */
const colours: readonly TileColours[] = [
  { ground: deep, thread: light, warp: aqua, core: accent },
  { ground: mist, thread: petrol, warp: deep, core: clay },
  { ground: petrol, thread: mist, warp: light, core: accent },
  { ground: limestone, thread: ink, warp: petrol, core: clay },
  { ground: accent, thread: ink, warp: deep, core: light },
]

type TileColours = RibbonColours & Readonly<{ warp: string }>

type LetterTileProps = Readonly<{
  /** Without a letter, a nuqta. */
  letter: Letter | undefined
  /** From 0. */
  index: number
}>

export function LetterTile({ letter, index }: LetterTileProps) {
  const { warp, ...ribbon } = colours[index % colours.length] as TileColours
  const { line, dot } = framedLetter(letter, { width: size, height: size, unit })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={size} height={size} fill={ribbon.ground} />
      <Warp area={[unit / 4, 0, size, size]} pitch={unit / 2} stroke={warp} opacity={0.22} />
      <Ribbon d={line} unit={unit} colours={ribbon} cover={1.04} />
      {dot && <path d={dot} fill={ribbon.core} />}
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

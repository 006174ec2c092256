import { dotPath, type Letter, letterPath, letterSize, nuqtaPath, wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const width = 900
const height = 420
const units = { letter: 52, word: 32 }

type NewsletterArtProps = Readonly<{
  /** One letter of the name; without it, the whole. */
  letter?: Letter | undefined
}>

/** A letter of the name on bare warp, beside the newsletter's form: one for each page that has it. */
export function NewsletterArt({ letter }: NewsletterArtProps) {
  const { columns, rows } = letter ? letterSize(letter) : { columns: 15, rows: 7 }
  const side = letter ? units.letter : units.word
  const isDotted = letter === 'ن'
  const place = {
    unit: side,
    x: (width - columns * side) / 2,
    y: (height - rows * side) / 2 + (isDotted ? 36 : 0),
  }
  const dot = isDotted ? nuqtaPath(width / 2, place.y - 56, 28) : letter ? '' : dotPath(place)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Warp
        x={side / 4}
        y={-400}
        width={width}
        height={1220}
        pitch={side / 2}
        stroke="var(--edge)"
        opacity={0.35}
      />
      <Ribbon
        d={letter ? letterPath(letter, place) : wordPath(place)}
        unit={side}
        colours={{ ground: 'var(--tint)', thread: 'var(--brand)', core: 'var(--weft)' }}
      />
      {dot && <path d={dot} fill="var(--brand)" />}
    </svg>
  )
}

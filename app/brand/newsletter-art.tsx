import { dotPath, framedLetter, type Letter, wordGrid, wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const width = 560
const height = 420
const units = { letter: 52, word: 32 }

type NewsletterArtProps = Readonly<{
  /** Without a letter, the whole name. */
  letter?: Letter | undefined
}>

export function NewsletterArt({ letter }: NewsletterArtProps) {
  const unit = letter ? units.letter : units.word
  const { line, dot } = letter ? framedLetter(letter, { width, height, unit }) : word()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      data-drawn="strokes"
    >
      <Warp
        x={width / 2 + unit / 4 - 40 * unit}
        y={-400}
        width={80 * unit}
        height={1220}
        pitch={unit / 2}
        stroke="var(--edge)"
        opacity={0.35}
      />
      <Ribbon
        d={line}
        unit={unit}
        colours={{ ground: 'var(--tint)', thread: 'var(--brand)', core: 'var(--weft)' }}
      />
      {dot && <path d={dot} fill="var(--brand)" />}
    </svg>
  )
}

function word(): Readonly<{ line: string; dot: string }> {
  const unit = units.word
  const place = {
    unit,
    x: (width - wordGrid.columns * unit) / 2,
    y: (height - wordGrid.rows * unit) / 2,
  }
  return { line: wordPath(place), dot: dotPath(place) }
}

import type { Letter } from '#app/brand/identity.ts'
import { framedLetter } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const width = 560
const height = 420
const unit = 52

type NewsletterArtProps = Readonly<{
  /** Without a letter, a nuqta. */
  letter?: Letter | undefined
}>

export function NewsletterArt({ letter }: NewsletterArtProps) {
  const { line, dot } = framedLetter(letter, { width, height, unit })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Warp
        area={[width / 2 + unit / 4 - 40 * unit, -400, 80 * unit, 1220]}
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

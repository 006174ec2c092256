import { type Lines, writing } from '#app/brand/identity.ts'
import { dotPath, fitted, nuqtaPath, pointsOnWord, wordPath } from '../geometry.ts'
import { Ribbon } from '../ribbon.tsx'
import { headArt } from './head-art.tsx'

/** Where the brand writes nothing. */
const thread: Lines = { d: 'M2 26H18V2H42V26H58', width: 60, height: 28, stroke: 4 }
const lines = writing ?? thread

const place = fitted({ x: 12, y: 20, width: 600, height: 280 }, lines)
const dot = dotPath(place, 0.44, lines)

/** A bead for each office along the strokes; the first, the head office, is saffron. */
export function OfficeWord({ offices }: Readonly<{ offices: number }>) {
  const [headOffice = '', ...others] = pointsOnWord(offices, place, lines).map(([x, y]) =>
    nuqtaPath(Math.round(x), Math.round(y), 19),
  )
  return headArt(
    320,
    <>
      <Ribbon
        d={wordPath(place, lines)}
        unit={place.unit}
        colours={{ ground: 'var(--bg)', thread: 'var(--weft)', core: 'var(--brand)' }}
        cover={0}
      />
      {dot && <path d={dot} fill="var(--weft)" />}
      <path d={others.join('')} fill="var(--brand)" stroke="var(--bg)" strokeWidth={4} />
      <path d={headOffice} fill="var(--accent)" stroke="var(--bg)" strokeWidth={4} />
    </>,
    'written',
  )
}

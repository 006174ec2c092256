import { dotPath, nuqtaPath, pointsOnWord, wordPath } from '../geometry.ts'
import { Ribbon } from '../ribbon.tsx'
import { headArt } from './head-art.tsx'

const place = { unit: 40, x: 12, y: 20 }

type OfficeWordProps = Readonly<{ offices: number }>

/** A bead for each office along the strokes; the first, the head office, is saffron. */
export function OfficeWord({ offices }: OfficeWordProps) {
  const [headOffice = '', ...others] = pointsOnWord(offices, place).map(([x, y]) =>
    nuqtaPath(Math.round(x), Math.round(y), 19),
  )
  return headArt(
    320,
    <>
      <Ribbon
        d={wordPath(place)}
        unit={place.unit}
        colours={{ ground: 'var(--bg)', thread: 'var(--weft)', core: 'var(--brand)' }}
        cover={0}
      />
      <path d={dotPath(place)} fill="var(--weft)" />
      <path d={others.join('')} fill="var(--brand)" stroke="var(--bg)" strokeWidth={4} />
      <path d={headOffice} fill="var(--accent)" stroke="var(--bg)" strokeWidth={4} />
    </>,
    'written',
  )
}

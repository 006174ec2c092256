import { nuqtaPath, type Point } from '../geometry.ts'
import { headArt, headWidth } from './head-art.tsx'

const height = 340
const centre: Point = [headWidth / 2, height / 2]

/** Points at equal distances on a rhombus about the centre, from its top on. */
function onRhombus(count: number, halfWidth: number, halfHeight: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const way = (4 * index) / count
    // From 1 to -1 and back: how far up, and a quarter later how far to the side.
    const swing = (at: number) => Math.abs((at % 4) - 2) - 1
    return [
      Math.round(centre[0] + halfWidth * swing(way + 3)),
      Math.round(centre[1] - halfHeight * swing(way)),
    ]
  })
}

type CompanyRingsProps = Readonly<{ clients: number; partners: number }>

/** A ring with a bead for each client, and inside it one with a hollow bead for each partner. */
export function CompanyRings({ clients, partners }: CompanyRingsProps) {
  const outer = onRhombus(clients, 300, 158).map(([x, y]) => nuqtaPath(x, y, 10))
  const inner = onRhombus(partners, 226, 118).map(([x, y]) => nuqtaPath(x, y, 7))
  return headArt(
    height,
    <>
      <path
        d="M312 12L612 170L312 328L12 170ZM312 52L538 170L312 288L86 170Z"
        fill="none"
        stroke="var(--weft)"
      />
      <path d={outer.join('')} fill="var(--brand)" />
      <path d={inner.join('')} fill="var(--bg)" stroke="var(--brand)" strokeWidth={2} />
    </>,
  )
}

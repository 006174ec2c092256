import { linePath, nuqtaPath, type Point } from '../geometry.ts'
import { headArt, headWidth } from './head-art.tsx'

const height = 340
const centre: Point = [headWidth / 2, height / 2]
type Ring = readonly [halfWidth: number, halfHeight: number]
const outerRing: Ring = [300, 158]
const innerRing: Ring = [226, 118]

/** Equal distances, from a side on: two beads round one of the acute corners would collide. */
function onRhombus(count: number, halfWidth: number, halfHeight: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const way = (4 * index) / count + 1
    // From 1 to -1 and back: the vertical position, and a quarter later the horizontal one.
    const swing = (at: number) => Math.abs((at % 4) - 2) - 1
    return [
      Math.round(centre[0] + halfWidth * swing(way + 3)),
      Math.round(centre[1] - halfHeight * swing(way)),
    ]
  })
}

type CompanyRingsProps = Readonly<{ clients: number; partners: number }>

/** The outer ring has a bead for each client, the inner one a hollow bead for each partner. */
export function CompanyRings({ clients, partners }: CompanyRingsProps) {
  const outer = onRhombus(clients, ...outerRing).map(([x, y]) => nuqtaPath(x, y, 10))
  const inner = onRhombus(partners, ...innerRing).map(([x, y]) => nuqtaPath(x, y, 7))
  const lines = [outerRing, innerRing].map((ring) => `${linePath(onRhombus(4, ...ring))}Z`)
  return headArt(
    height,
    <>
      <path d={lines.join('')} fill="none" stroke="var(--weft)" />
      <path d={outer.join('')} fill="var(--brand)" />
      <path d={inner.join('')} fill="var(--bg)" stroke="var(--brand)" strokeWidth={2} />
    </>,
    'lit',
  )
}

import { linePath, nuqtaPath, type Point } from '../geometry.ts'
import { columnMiddle, headArt, headWidth } from './head-art.tsx'

/** A star of squares about one centre, each turned a little further. */
export function sealPath([x, y]: Point, radius: number, squares: number): string {
  return Array.from({ length: squares }, (_, square) => {
    const corners = Array.from({ length: 5 }, (_, corner): Point => {
      const angle = ((corner % 4) + square / squares) * (Math.PI / 2)
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    })
    return linePath(corners)
  }).join('')
}

/** One of them by itself, as on the home page. */
export function CertificateSeal({ squares }: Readonly<{ squares: number }>) {
  return (
    <svg viewBox="0 0 108 108" aria-hidden="true">
      <path d={nuqtaPath(54, 54, 52)} fill="var(--sunk)" />
      <path
        d={sealPath([54, 54], 52, squares)}
        fill="none"
        stroke="var(--brand)"
        strokeWidth={1.5}
      />
      <path d={nuqtaPath(54, 54, 9)} fill="var(--brand)" />
    </svg>
  )
}

/** Each seal has a square more than the one before. */
export function CertificateSeals({ count }: Readonly<{ count: number }>) {
  const centres = Array.from({ length: count }, (_, index): Point => {
    return [columnMiddle(index, count), index % 2 === 0 ? 164 : 76]
  })
  return headArt(
    240,
    <>
      <path
        d={linePath([[0, 120], ...centres, [headWidth, 120]])}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={3}
      />
      <path d={centres.map(([x, y]) => nuqtaPath(x, y, 52)).join('')} fill="var(--bg)" />
      <g fill="none" stroke="var(--brand)" strokeWidth={1.5}>
        {centres.map((centre, index) => (
          <path key={centre[0]} d={sealPath(centre, 52, index + 1)} />
        ))}
      </g>
      <path d={centres.map(([x, y]) => nuqtaPath(x, y, 9)).join('')} fill="var(--brand)" />
    </>,
    'turned',
  )
}

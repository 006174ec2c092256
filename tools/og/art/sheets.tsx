import { CertificateSheet, type SheetVariant } from '#app/brand/certificate-sheet.tsx'
import { colourways } from '#app/brand/colourways.ts'
import { Warp } from '#app/brand/warp.tsx'
import { certificates } from '#content/certificates.ts'
import { Svg } from '../svg.tsx'
import type { ArtFrame } from './art-frame.ts'

const sheet = { width: 216, height: 274 }
const gap = 28
const columns = 2

/** The certificates' sheets in two columns, one half a sheet lower, running off the picture. */
export function Sheets({ width, height }: ArtFrame) {
  const { ground, line } = colourways.limestone
  const variants: readonly SheetVariant[] = certificates.map(({ image }) => image.sheet)
  const pitch = { x: sheet.width + gap, y: sheet.height + gap }
  const left = (width + gap - columns * pitch.x) / 2
  const place = (index: number) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return { x: left + column * pitch.x, y: (row - 0.62 + column / 2) * pitch.y }
  }
  return (
    <>
      <rect width={width} height={height} fill={ground} />
      <Warp x={12} y={0} width={width} height={height} pitch={24} stroke={line} opacity={0.2} />
      {variants.map((variant, index) => (
        <Svg key={variant} {...sheet} {...place(index)} viewBox="0 0 150 190">
          <Svg width={150} height={190}>
            <CertificateSheet variant={variant} />
          </Svg>
        </Svg>
      ))}
    </>
  )
}

import type { ReactNode } from 'react'
import type { DrawnPicture } from '#content/types.ts'
import { colourways } from './colourways.ts'
import { City } from './drawings/city.tsx'
import { Band, Crop } from './drawings/crop.tsx'
import { Dots } from './drawings/dots.tsx'
import type { DrawingFrame } from './drawings/frame.ts'
import { Steps } from './drawings/steps.tsx'
import { Weave } from './drawings/weave.tsx'

const drawings: Readonly<Record<DrawnPicture['drawing'], (frame: DrawingFrame) => ReactNode>> = {
  band: Band,
  crop: Crop,
  dots: Dots,
  steps: Steps,
  city: City,
  weave: Weave,
}

type DrawingProps = Readonly<{
  drawing: DrawnPicture['drawing']
  colourway: DrawnPicture['colourway']
  width: number
  height: number
  /** A whole number; the same one always draws the same picture. By default each colourway's own. */
  seed?: number | undefined
  /** For lines that run from right to left, where a drawing has any. */
  isTurned?: boolean
}>

/** A complete SVG document without a style sheet, for a page or a file. */
export function Drawing({ drawing, colourway, seed, ...frame }: DrawingProps) {
  const { width, height } = frame
  const palette = colourways[colourway]
  const Contents = drawings[drawing]
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={palette.ground} />
      <Contents {...frame} palette={palette} seed={seed ?? seedOf(colourway)} />
    </svg>
  )
}

/** So that neighbours differ in more than colour. */
function seedOf(colourway: string): number {
  return [...colourway].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

import { round } from './geometry.ts'

type WarpProps = Readonly<{
  /** It begins with the first line. */
  area: readonly [x: number, y: number, width: number, height: number]
  pitch: number
  stroke: string
  opacity?: number
  lineWidth?: number
}>

/** One dashed stroke as wide as the area: a hundred lines in one short path. */
export function Warp({ area, pitch, stroke, opacity, lineWidth = 1 }: WarpProps) {
  const [x, y, width, height] = area
  return (
    <path
      d={`M${round(x - lineWidth / 2)} ${round(y + height / 2)}h${round(width)}`}
      fill="none"
      stroke={stroke}
      strokeWidth={round(height)}
      // Three decimals, as an error in the pitch adds up over the lines.
      strokeDasharray={`${lineWidth} ${Math.round((pitch - lineWidth) * 1000) / 1000}`}
      opacity={opacity}
    />
  )
}

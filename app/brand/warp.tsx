import { round } from './geometry.ts'

type WarpProps = Readonly<{
  /** The area the lines cover; the first line starts at its upper left corner. */
  x: number
  y: number
  width: number
  height: number
  /** From one line to the next. */
  pitch: number
  stroke: string
  opacity?: number
  lineWidth?: number
  /** Upright lines are the warp, level ones the weft. */
  direction?: 'warp' | 'weft'
}>

/** Thin parallel lines. One dashed stroke as wide as the ground: a hundred lines in one short path. */
export function Warp({
  x,
  y,
  width,
  height,
  pitch,
  stroke,
  opacity,
  lineWidth = 1,
  direction = 'warp',
}: WarpProps) {
  const isWarp = direction === 'warp'
  const start = isWarp
    ? `M${round(x - lineWidth / 2)} ${round(y + height / 2)}h${round(width)}`
    : `M${round(x + width / 2)} ${round(y - lineWidth / 2)}v${round(height)}`
  return (
    <path
      d={start}
      fill="none"
      stroke={stroke}
      strokeWidth={round(isWarp ? height : width)}
      // Three decimals: an error in the pitch adds up over the lines.
      strokeDasharray={`${lineWidth} ${Math.round((pitch - lineWidth) * 1000) / 1000}`}
      opacity={opacity}
    />
  )
}

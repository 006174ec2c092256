import { round } from './geometry.ts'

type WarpProps = Readonly<{
  /** Upper left corner of the first line. */
  x: number
  y: number
  width: number
  height: number
  pitch: number
  stroke: string
  opacity?: number
  lineWidth?: number
  /** `warp` is vertical, `weft` horizontal. */
  direction?: 'warp' | 'weft'
}>

/** One dashed stroke as wide as the area: a hundred lines in one short path. */
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
      // Three decimals, as an error in the pitch adds up over the lines.
      strokeDasharray={`${lineWidth} ${Math.round((pitch - lineWidth) * 1000) / 1000}`}
      opacity={opacity}
    />
  )
}

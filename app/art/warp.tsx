import { round } from './geometry.ts'

type WarpProps = Readonly<{
  /** It begins with the first line. */
  area: readonly [x: number, y: number, width: number, height: number]
  pitch: number
  stroke: string
  opacity?: number
  lineWidth?: number
  /** `warp` is vertical, `weft` horizontal. */
  direction?: 'warp' | 'weft'
}>

/** One dashed stroke as wide as the area: a hundred lines in one short path. */
export function Warp({ area, pitch, lineWidth = 1, direction = 'warp', ...props }: WarpProps) {
  const [x, y, width, height] = area
  const isWarp = direction === 'warp'
  const start = isWarp
    ? `M${round(x - lineWidth / 2)} ${round(y + height / 2)}h${round(width)}`
    : `M${round(x + width / 2)} ${round(y - lineWidth / 2)}v${round(height)}`
  return (
    <path
      d={start}
      fill="none"
      stroke={props.stroke}
      strokeWidth={round(isWarp ? height : width)}
      // Three decimals, as an error in the pitch adds up over the lines.
      strokeDasharray={`${lineWidth} ${Math.round((pitch - lineWidth) * 1000) / 1000}`}
      opacity={props.opacity}
    />
  )
}

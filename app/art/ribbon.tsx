/** Any CSS colour, custom properties included. */
export type RibbonColours = Readonly<{ ground: string; thread: string; core: string }>

/** Nested strokes: widths in units, the middle thread last. */
const threads = [
  [0.78, 'thread'],
  [0.63, 'ground'],
  [0.43, 'thread'],
  [0.28, 'ground'],
  [0.085, 'core'],
] as const

type RibbonProps = Readonly<{
  /** Path data of the centre lines. */
  d: string
  /** Full width, margins included. */
  unit: number
  colours: RibbonColours
  /** Writing has square ends; a ribbon that runs off the picture is cut. */
  cap?: 'square' | 'butt'
  /** Width in units of the background under the ribbon, which hides the warp; 0 leaves it out. */
  cover?: number
}>

export function Ribbon({ d, unit, colours, cap = 'square', cover = 1 }: RibbonProps) {
  const layers = cover > 0 ? ([[cover, 'ground'], ...threads] as const) : threads
  return (
    <g fill="none" strokeLinecap={cap}>
      {layers.map(([width, role]) => (
        <path
          key={width}
          d={d}
          stroke={colours[role]}
          strokeWidth={Math.round(width * unit * 100) / 100}
        />
      ))}
    </g>
  )
}

import type { ReactNode } from 'react'
import { type Colourway, colourways } from '#app/brand/colourways.ts'
import { Drawing } from '#app/brand/drawing.tsx'
import { nuqtaPath } from '#app/brand/geometry.ts'
import { icons, isLineIcon, nuqtaRadius } from '#app/brand/icons.ts'
import { clients } from '#content/clients.ts'
import { services } from '#content/services.ts'
import { Svg } from '../svg.tsx'
import type { ArtFrame } from './art-frame.ts'

type Grid = Readonly<{ columns: number; rows: number; colourway: Colourway }>

/** Ruled cells; what stands in each is drawn about its centre on a 32 unit grid. */
function Cells({
  frame: { width, height },
  grid: { columns, rows, colourway },
  current,
  scale,
  cell,
}: {
  frame: ArtFrame
  grid: Grid
  /** The cell that is marked. */
  current: number
  scale: number
  cell: (index: number, isCurrent: boolean) => ReactNode
}) {
  const { ground, line, accent } = colourways[colourway]
  const across = width / columns
  const down = height / rows
  const corner = (index: number) =>
    [(index % columns) * across, Math.floor(index / columns) * down] as const
  const [markedX, markedY] = corner(current)
  const rules = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * across} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * down}H${width}`),
  ]
  return (
    <>
      <rect width={width} height={height} fill={ground} />
      <path d={rules.join('')} stroke={line} opacity={0.35} strokeWidth={1.5} />
      <rect x={markedX} y={markedY} width={across} height={down} fill={accent} />
      {Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = corner(index)
        const middle = `translate(${x + across / 2} ${y + down / 2}) scale(${scale}) translate(-16 -16)`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
          <g key={index} transform={middle}>
            {cell(index, index === current)}
          </g>
        )
      })}
    </>
  )
}

/** The services' icons in their order, one of them the current one, and a piece of the name. */
export function ServiceCells(frame: ArtFrame) {
  const grid: Grid = { columns: 3, rows: 6, colourway: 'petrol' }
  const { thread, accent, ground } = colourways.petrol
  const down = frame.height / grid.rows
  const across = frame.width / grid.columns
  return (
    <>
      <Cells
        frame={frame}
        grid={grid}
        current={7}
        scale={1.75}
        cell={(index, isCurrent) => {
          const icon = services[index]?.icon
          if (!icon || !isLineIcon(icon)) return null
          const { strokes, nuqta } = icons[icon]
          return (
            <>
              <path
                d={strokes}
                fill="none"
                stroke={isCurrent ? ground : thread}
                strokeWidth={2}
                strokeLinecap="square"
              />
              <path
                d={nuqtaPath(nuqta[0], nuqta[1], nuqtaRadius)}
                fill={isCurrent ? ground : accent}
              />
            </>
          )
        }}
      />
      <Svg x={frame.width - across} y={frame.height - down} width={across} height={down}>
        <Drawing drawing="crop" colourway="deep" width={across} height={down} seed={5} />
      </Svg>
    </>
  )
}

/** The first of the marks on the clients' wall. */
export function ClientCells(frame: ArtFrame) {
  const { thread, ground } = colourways.mist
  return (
    <Cells
      frame={frame}
      grid={{ columns: 4, rows: 5, colourway: 'mist' }}
      current={9}
      scale={1.9}
      cell={(index, isCurrent) => (
        <path
          d={clients[index]?.logo}
          fill="none"
          stroke={isCurrent ? ground : thread}
          strokeWidth={3}
        />
      )}
    />
  )
}

import { colourways } from '#app/brand/colourways.ts'
import { linePath, nuqtaPath, type Point } from '#app/brand/geometry.ts'
import { Ribbon } from '#app/brand/ribbon.tsx'
import { Warp } from '#app/brand/warp.tsx'
import { milestones } from '#content/milestones.ts'
import { type ArtFrame, turned } from './art-frame.ts'

/** Ribbons that climb step by step; one of them carries a bead for each milestone. */
export function Climb(frame: ArtFrame) {
  const { width, height } = frame
  const { ground, thread, line, accent } = colourways.deep
  const count = milestones.length
  const steps = Math.ceil(count / 2)
  const run = width / (steps + 0.4)
  const rise = height / (steps + 0.2)
  const level = (index: number) => height - (index + 0.35) * rise
  const ribbon = (above: number) =>
    linePath(
      Array.from({ length: steps + 6 }, (_, i) => i - 3).flatMap((index): Point[] => [
        [index * run, level(index + above)],
        [(index + 1) * run, level(index + above)],
      ]),
    )
  // A bead on every level part and on every upright one.
  const beads = milestones.map((_, index): Point => {
    const step = Math.floor(index / 2)
    return index % 2 === 0
      ? [(step + 0.5) * run, level(step)]
      : [(step + 1) * run, level(step + 0.5)]
  })
  return (
    <>
      <rect width={width} height={height} fill={ground} />
      <g transform={turned(frame)}>
        <Warp
          x={run / 4}
          y={0}
          width={width}
          height={height}
          pitch={run / 4}
          stroke={line}
          opacity={0.24}
        />
        <Ribbon
          d={[-2.7, -1.35, 1.35, 2.7].map(ribbon).join('')}
          unit={48}
          colours={{ ground, thread: '#2c5f60', core: '#2c5f60' }}
          cap="butt"
        />
        <Ribbon d={ribbon(0)} unit={54} colours={{ ground, thread, core: accent }} cap="butt" />
        {beads.map(([x, y], index) => (
          <g key={`${x} ${y}`}>
            <path d={nuqtaPath(x, y, 30)} fill={ground} />
            <path d={nuqtaPath(x, y, 20)} fill={index === count - 1 ? accent : thread} />
          </g>
        ))}
      </g>
    </>
  )
}

/** Ribbons that dip under a bead, as a letter drops into its box. */
export function Mailbox(frame: ArtFrame) {
  const { ground, thread, line, accent } = colourways.saffron
  const unit = 84
  const middle = frame.width / 2
  const dip = (y: number, half: number): Point[] => [
    [-unit, y],
    [middle - half, y],
    [middle - half, y + 2 * unit],
    [middle + half, y + 2 * unit],
    [middle + half, y],
    [frame.width + unit, y],
  ]
  const lines = [dip(250, unit), dip(250 + unit * 1.5, unit * 2)]
  return (
    <>
      <rect width={frame.width} height={frame.height} fill={ground} />
      <Warp
        x={21}
        y={0}
        width={frame.width}
        height={frame.height}
        pitch={21}
        stroke={line}
        opacity={0.2}
      />
      <Ribbon
        d={lines.map((points) => linePath(points)).join('')}
        unit={unit}
        colours={{ ground, thread, core: accent }}
        cap="butt"
      />
      <path d={nuqtaPath(middle, 190, 66)} fill={ground} />
      <path d={nuqtaPath(middle, 190, 52)} fill={thread} />
    </>
  )
}

import styles from '#app/brand/flow-art.module.css'
import { nuqtaPath, type Point } from './geometry.ts'
import { random } from './random.ts'
import { Warp } from './warp.tsx'

/** Along the threads. Across them both layouts have the same measures. */
type Layout = Readonly<{
  viewBox: string
  loom: Readonly<{ from: number; to: number; bars: number }>
  /** Where the threads' way out begins, and the distance between its steps. */
  steps: Readonly<{ from: number; pitch: number }>
  ends: number
  beads: number
}>

const wide: Layout = {
  viewBox: '0 0 1248 296',
  loom: { from: 388, to: 816, bars: 11 },
  steps: { from: 880, pitch: 12 },
  ends: 1176,
  beads: 42,
}

/** For small screens: x and y exchanged. */
const tall: Layout = {
  viewBox: '8 0 280 452',
  loom: { from: 148, to: 312, bars: 4 },
  steps: { from: 326, pitch: 8 },
  ends: 380,
  beads: 28,
}

/** Twelve apart; the middle one is saffron. */
const threads = Array.from({ length: 15 }, (_, index) => ({ index, y: 64 + 12 * index }))
const accentIndex = 7

/** The order of the threads before the loom, far from that inside it. */
const starts = [6, 13, 2, 11, 4, 14, 8, 1, 10, 5, 0, 12, 7, 3, 9]

type Curve = readonly [from: Point, out: Point, into: Point, to: Point]

function looseCurves({ loom }: Layout): Curve[] {
  const next = random(23)
  const end = loom.from - 8
  return threads.map(({ y }, index) => {
    const start = 18 + (starts[index] ?? index) * 18.5
    const bend = (next() - 0.5) * 150
    return [
      [0, start],
      [(0.24 + next() * 0.29) * end, start + bend],
      [(0.6 + next() * 0.16) * end, y],
      [end, y],
    ]
  })
}

/** Five threads run to each of three ends, in steps that never cross. */
function wayOut(index: number, { steps, ends }: Layout): string {
  const step = (fromOutside: number) => `H${steps.from + steps.pitch * fromOutside}`
  if (index < 5) return `${step(index)}V${20 + 12 * index}H${ends}`
  if (index < 10) return `H${ends}`
  return `${step(14 - index)}V${108 + 12 * index}H${ends}`
}

function threadPath([from, ...rest]: Curve, index: number, layout: Layout): string {
  const spell = (point: Point) => point.map(Math.round).join(' ')
  return `M${spell(from)}C${rest.map(spell).join(' ')}${wayOut(index, layout)}`
}

function looseBeads(curves: readonly Curve[], { beads }: Layout) {
  const next = random(5)
  const tones = new Map<number, string>()
  for (let count = 0; count < beads; count++) {
    const curve = curves[count % curves.length]
    if (!curve || count % curves.length === accentIndex) continue
    const t = 0.06 + next() * 0.66
    const along = (axis: 0 | 1) =>
      Math.round(
        curve.reduce((sum, point, i) => {
          const weight = [1, 3, 3, 1][i] ?? 0
          return sum + weight * (1 - t) ** (3 - i) * t ** i * point[axis]
        }, 0),
      )
    const tone = next() < 0.5 ? 0.6 : 0.95
    const bead = nuqtaPath(along(0), along(1), next() < 0.5 ? 3.5 : 5.5)
    tones.set(tone, (tones.get(tone) ?? '') + bead)
  }
  return [...tones]
}

/** Every other bar passes under every other thread, where it is left open. */
function Loom({ from, to, bars }: Layout['loom']) {
  const first = from + 28
  const bar = { pitch: 36, lineWidth: 12, stroke: 'var(--brand)' }
  const dashes = Array.from({ length: bars }, (_, index) => {
    // The gaps begin at the first and the second thread by turns.
    return `M${first + 36 * index} ${index % 2 ? 56 : 44}V236`
  })
  return (
    <>
      <Warp {...bar} area={[first, 30, 36 * bars, 30]} />
      <Warp {...bar} area={[first, 236, 36 * bars, 30]} />
      <g fill="none" stroke="var(--brand)">
        <path d={dashes.join('')} strokeWidth={12} strokeDasharray="16 8" />
        <path d={`M${from} 30H${to}M${from} 266H${to}`} strokeWidth={6} />
      </g>
    </>
  )
}

function Ends({ corner }: Readonly<{ corner: (across: number) => Point }>) {
  const [figure, map, plan] = [corner(8), corner(112), corner(216)]
  const at = ([x, y]: Point, right: number, down: number) => `M${x + right} ${y + down}`
  const square = 'h72v72h-72z'
  return (
    <>
      <path className={styles.end} d={at(figure, 0, 0) + square + at(plan, 0, 0) + square} />
      <path d={at(map, 0, 0) + square} fill="var(--accent)" />
      <g fill="none" strokeWidth={4}>
        <path
          d={`${at(figure, 16, 54)}h40m-32 0v-16m12 16v-32m12 32v-10${at(plan, 16, 22)}h24m-24 14h40m-40 14h32`}
          stroke="var(--art-light)"
        />
        <path d={`${at(map, 14, 20)}h44v34h-44zm0 16h44m-26-16v34`} stroke="var(--on-accent)" />
      </g>
      <path
        d={nuqtaPath(figure[0] + 36, figure[1] + 13, 5) + nuqtaPath(plan[0] + 51, plan[1] + 22, 5)}
        fill="var(--accent)"
      />
      <path d={nuqtaPath(map[0] + 45, map[1] + 28, 6)} fill="var(--on-accent)" />
    </>
  )
}

type FlowArtProps = Readonly<{
  /** Down the page, for small screens. */
  isTurned?: boolean
}>

export function FlowArt({ isTurned = false }: FlowArtProps) {
  const layout = isTurned ? tall : wide
  const { viewBox, loom, ends } = layout
  const curves = looseCurves(layout)
  const paths = curves.map((curve, index) => threadPath(curve, index, layout))
  return (
    <svg data-turned={isTurned || undefined} viewBox={viewBox} aria-hidden="true">
      <g transform={isTurned ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <g fill="none">
          <path d={paths.toSpliced(accentIndex, 1).join('')} stroke="var(--weft)" strokeWidth={2} />
          <path d={paths[accentIndex]} stroke="var(--accent)" strokeWidth={3} />
        </g>
        <path className={styles.traveller} d={nuqtaPath(ends - 26, 148, 9)} fill="var(--accent)" />
        <Loom {...loom} />
        {looseBeads(curves, layout).map(([tone, d]) => (
          <path key={tone} d={d} fill="var(--brand)" opacity={tone} />
        ))}
      </g>
      <Ends corner={(across) => (isTurned ? [across, ends] : [ends, across])} />
    </svg>
  )
}

import styles from './flow-art.module.css'
import { collectPaths, nuqtaPath, type Point, round } from './geometry.ts'
import { random } from './random.ts'

/** Threads lie 12 apart in the loom; the middle one is saffron. */
const threads = Array.from({ length: 15 }, (_, index) => ({ index, y: 76 + 12 * index }))
const accentIndex = 7

/** Where each thread begins, as its place from above: neighbours in the loom begin far apart. */
const starts = [6, 13, 2, 11, 4, 14, 8, 1, 10, 5, 0, 12, 7, 3, 9]

type Curve = readonly [from: Point, out: Point, into: Point, to: Point]

/** A thread from its loose end to the loom, which it enters level. */
function looseCurves(): Curve[] {
  const next = random(23)
  return threads.map(({ y }, index) => {
    const start = 18 + (starts[index] ?? index) * 18.5
    const bend = (next() - 0.5) * 150
    return [
      [-10, start],
      [90 + next() * 110, start + bend],
      [230 + next() * 60, y],
      [380, y],
    ]
  })
}

const curves = looseCurves()

/** Past the loom five threads each run to one of three ends, in steps that never cross. */
function wayOut(index: number): string {
  if (index < 5) return `H${880 + 12 * index}V${20 + 12 * index}H1160`
  if (index < 10) return 'H1160'
  return `H${1048 - 12 * index}V${108 + 12 * index}H1160`
}

function threadPath(index: number): string {
  const curve = curves[index]
  if (!curve) return ''
  const [from, ...rest] = curve.map((point) => point.map(round).join(' '))
  return `M${from}C${rest.join(' ')}${wayOut(index)}`
}

/** Data on the loose part of the threads, in two sizes and two tones. */
function looseBeads() {
  const next = random(5)
  const tones = collectPaths<number>()
  for (let count = 0; count < 42; count++) {
    const curve = curves[count % curves.length]
    if (!curve || count % curves.length === accentIndex) continue
    const t = 0.06 + next() * 0.66
    const along = (axis: 0 | 1) =>
      curve.reduce((sum, point, i) => {
        const weight = [1, 3, 3, 1][i] ?? 0
        return sum + weight * (1 - t) ** (3 - i) * t ** i * point[axis]
      }, 0)
    tones.add(next() < 0.5 ? 0.6 : 0.95, nuqtaPath(along(0), along(1), next() < 0.5 ? 3.5 : 5.5))
  }
  return tones.entries()
}

const beads = looseBeads()

/** The loom's bars; every other one goes under every other thread, where it is left open. */
const bars = Array.from({ length: 11 }, (_, bar) => {
  const x = 416 + 36 * bar
  const over = threads.filter(({ index }) => index % 2 === bar % 2)
  return `M${x} 30${over.map(({ y }) => `V${y - 4}M${x} ${y + 4}`).join('')}V258`
}).join('')

/** What comes out: a figure, a map, a plan; each in a square of 72. */
function Ends() {
  return (
    <>
      <path className={styles.end} d="M1160 8h72v72h-72zM1160 216h72v72h-72z" />
      <path d="M1160 112h72v72h-72z" fill="var(--accent)" />
      <g fill="none" strokeWidth={4}>
        <path
          d="M1176 62h40M1184 62V46M1196 62V30M1208 62V52M1176 238h24M1176 252h40M1176 266h32"
          stroke="var(--art-light)"
        />
        <path d="M1174 132h44v34h-44zM1174 148h44M1192 132v34" stroke="var(--on-accent)" />
      </g>
      <path d={nuqtaPath(1196, 21, 5) + nuqtaPath(1211, 238, 5)} fill="var(--accent)" />
      <path d={nuqtaPath(1205, 140, 6)} fill="var(--on-accent)" />
    </>
  )
}

/** Loose threads go into the loom, a clear pattern comes out: in the reading direction. */
export function FlowArt() {
  const quiet = threads.filter(({ index }) => index !== accentIndex)
  return (
    <svg className={styles.flow} viewBox="0 0 1248 296" aria-hidden="true" focusable="false">
      <g fill="none">
        <path
          d={quiet.map(({ index }) => threadPath(index)).join('')}
          stroke="var(--weft)"
          strokeWidth={2}
        />
        <path d={threadPath(accentIndex)} stroke="var(--accent)" strokeWidth={3} />
      </g>
      <path className={styles.traveller} d={nuqtaPath(1134, 160, 9)} fill="var(--accent)" />
      <g fill="none" stroke="var(--brand)">
        <path d={bars} strokeWidth={12} />
        <path d="M388 30H816M388 258H816" strokeWidth={6} />
      </g>
      {beads.map(([tone, d]) => (
        <path key={tone} d={d} fill="var(--brand)" opacity={tone} />
      ))}
      <Ends />
    </svg>
  )
}

import { columnMiddle, headArt, headWidth } from './head-art.tsx'

const middle = 60
/** Half of the heights of a knot's two loops. */
const outer = 26
const inner = 12
/** Half of the width that the loops share. */
const overlap = 9

/** The left loop, the right one that lies through it, and the left one again where it is on top. */
function knotParts(length: number): string[] {
  return [
    `M${-length} ${-outer}H${overlap}V${outer}H${-length}Z`,
    `M${-overlap} ${-inner}V${inner}H${length}V${-inner}Z`,
    `M${overlap} ${-outer + 4}V${-inner + 7}`,
  ]
}

type QuestionKnotsProps = Readonly<{
  /** Length of each answer. */
  lengths: readonly number[]
}>

/**
 * A knot for each question, lying along the thread; the longer its answer, the longer the knot. No bar
 * stands upright through another, which would read as a cross.
 */
export function QuestionKnots({ lengths }: QuestionKnotsProps) {
  const longest = Math.max(...lengths)
  const room = headWidth / lengths.length / 2 - 10
  const knots = lengths.map((length, index) => ({
    x: Math.round(columnMiddle(index, lengths.length)),
    half: Math.round(room * (0.4 + (0.6 * length) / longest)),
  }))
  const thread = knots.map(({ x, half }) => `H${x - half}M${x + half} ${middle}`).join('')
  return headArt(
    2 * middle,
    <>
      <path d={`M0 ${middle}${thread}H${headWidth}`} stroke="var(--weft)" strokeWidth={3} />
      {knots.map(({ x, half }) => (
        <g key={x} transform={`translate(${x} ${middle})`}>
          <g fill="none" stroke="var(--brand)">
            {knotParts(half).map((d) => (
              <g key={d}>
                <path d={d} stroke="var(--bg)" strokeWidth={13} />
                <path d={d} strokeWidth={8} />
                <path d={d} stroke="var(--bg)" strokeWidth={3} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </>,
  )
}

import { columnMiddle, headArt, headWidth } from './head-art.tsx'

const middle = 100
/** From a knot's middle to its bars, and from there to where a bar ends. */
const half = 16
const reach = 20

function knotParts(height: number): string[] {
  const side = half + reach
  return [
    `M${-side} ${-half}H${side}V${half}H${-side}Z`,
    `M${-half} ${-height}V${height}H${half}V${-height}Z`,
    `M${-half - 9} ${-half}h18M${half - 9} ${half}h18`,
  ]
}

type QuestionKnotsProps = Readonly<{
  /** Length of each answer. */
  lengths: readonly number[]
}>

/** A knot for each question; the longer its answer, the higher the knot. */
export function QuestionKnots({ lengths }: QuestionKnotsProps) {
  const longest = Math.max(...lengths, 1)
  return headArt(
    2 * middle,
    <>
      <path d={`M0 ${middle}H${headWidth}`} stroke="var(--weft)" strokeWidth={3} />
      {lengths.map((length, index) => {
        const x = Math.round(columnMiddle(index, lengths.length))
        return (
          <g key={x} transform={`translate(${x} ${middle})`}>
            <g fill="none" stroke="var(--brand)">
              {knotParts(Math.round(34 + (52 * length) / longest)).map((d) => (
                <g key={d}>
                  <path d={d} stroke="var(--bg)" strokeWidth={15} />
                  <path d={d} strokeWidth={9} />
                  <path d={d} stroke="var(--bg)" strokeWidth={4} />
                </g>
              ))}
            </g>
          </g>
        )
      })}
    </>,
  )
}

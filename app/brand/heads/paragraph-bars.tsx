import { headWidth } from './head-art.tsx'

type ParagraphBarsProps = Readonly<{
  /** In order; `length` in characters. */
  parts: readonly Readonly<{ isHeading: boolean; length: number }>[]
}>

const gap = 3

/** A paragraph is as wide as it is long; a heading is a thin high bar. */
export function ParagraphBars({ parts }: ParagraphBarsProps) {
  const total = parts.reduce((sum, { isHeading, length }) => sum + (isHeading ? 0 : length), 0)
  const headings = parts.filter(({ isHeading }) => isHeading).length
  const room = 2 * headWidth - gap * parts.length - 3 * headings
  let x = 0
  let bars = ''
  let marks = ''
  for (const { isHeading, length } of parts) {
    const width = isHeading ? 3 : Math.round((length * room * 10) / Math.max(total, 1)) / 10
    const left = Math.round(x * 10) / 10
    if (isHeading) marks += `M${left} 0h3v40h-3z`
    else bars += `M${left} 14h${width}v26h-${width}z`
    x += width + gap
  }
  return (
    <svg
      viewBox={`0 0 ${2 * headWidth} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-drawn="along"
    >
      <path d={bars} fill="var(--weft)" />
      <path d={marks} fill="var(--brand)" />
    </svg>
  )
}

import { nuqtaPath, nuqtaRow } from './geometry.ts'

const width = 560
const perRow = 30
const pitch = 18

type CountRowProps = Readonly<{
  value: number
  /** The largest value of the figure, which has the full width. */
  largest: number
  /** Whether the value is beads, in rows of thirty, or a thread of that length. */
  isCounted: boolean
}>

/** The figure's largest value is saffron. */
export function CountRow({ value, largest, isCounted }: CountRowProps) {
  // Without a height, a row of none would be as high as a picture that says none.
  const height = isCounted ? Math.max(1, Math.ceil(value / perRow)) * pitch : pitch
  const end = ((width - 20) * value) / Math.max(largest, 1) + 10
  const rows = Array.from({ length: isCounted ? Math.ceil(value / perRow) : 0 }, (_, row) =>
    nuqtaRow(Math.min(perRow, value - row * perRow), [10, 9 + row * pitch], [pitch, 0], 7),
  )
  const thread = `M0 9H${Math.round(end)}${nuqtaPath(Math.round(end), 9, 8)}`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-drawn="along">
      <path
        d={isCounted ? rows.join('') : thread}
        fill={value === largest ? 'var(--accent)' : 'var(--brand)'}
        stroke={isCounted ? undefined : value === largest ? 'var(--accent)' : 'var(--brand)'}
        strokeWidth={3}
      />
    </svg>
  )
}

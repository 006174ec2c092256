import type { ReactElement, ReactNode } from 'react'

/** Six of the page's twelve columns. */
export const headWidth = 624

/** Threads start above the drawing, so that they reach the header whatever the space between. */
export const above = -600

/** How a drawing comes into a page's head; motion.css draws each way. */
type Drawn = 'along' | 'down' | 'woven' | 'turned' | 'lit' | 'written'

/** Mirrored with the writing direction, unless the drawing is writing itself. */
export function headArt(height: number, children: ReactNode, drawn: Drawn = 'along'): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${headWidth} ${height}`}
      aria-hidden="true"
      data-drawn={drawn}
      data-writing={drawn === 'written' || undefined}
    >
      {children}
    </svg>
  )
}

export function columnMiddle(index: number, count: number): number {
  return ((index + 0.5) * headWidth) / count
}

/** The first of equal values. */
export function indexOfLargest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values))
}

import type { ReactElement, ReactNode } from 'react'

/** As wide as six of the page's twelve columns. */
export const headWidth = 624

/** Threads start this far above a drawing: they hang from the header, whatever the space between. */
export const above = -600

/**
 * The frame of a drawing in a page's head. It turns with the writing direction, unless it is
 * writing itself.
 */
export function headArt(height: number, children: ReactNode, isWriting = false): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${headWidth} ${height}`}
      aria-hidden="true"
      focusable="false"
      data-writing={isWriting || undefined}
    >
      {children}
    </svg>
  )
}

/** The middles of `count` equal parts of the width. */
export function columnMiddle(index: number, count: number): number {
  return ((index + 0.5) * headWidth) / count
}

/** Where the largest of some numbers is, the first of equal ones. */
export function indexOfLargest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values))
}

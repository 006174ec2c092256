import { isMarkSquare, markBox, markDot, markPath, markStroke } from './identity.ts'

/** The mark, never mirrored. */
export function Word() {
  return (
    <svg viewBox={markBox} {...(isMarkSquare && { 'data-square': '' })} aria-hidden="true">
      <path
        d={markPath}
        fill={markStroke > 0 ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={markStroke}
        strokeLinecap="square"
      />
      {markDot && <path d={markDot} fill="var(--accent)" />}
    </svg>
  )
}

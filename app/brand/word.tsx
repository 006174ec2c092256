import { isMarkSquare, markBox, markDot, markPath, markStroke } from './identity.ts'

/** The mark, never mirrored. */
export function Word() {
  return (
    <svg viewBox={markBox} {...(isMarkSquare && { 'data-square': '' })} aria-hidden="true">
      <WordPaths colour="currentColor" accent="var(--accent)" />
    </svg>
  )
}

/** The mark without its box, for drawings that place it themselves. */
export function WordPaths({ colour, accent }: Readonly<{ colour: string; accent: string }>) {
  return (
    <>
      <path
        d={markPath}
        fill={markStroke > 0 ? 'none' : colour}
        stroke={colour}
        strokeWidth={markStroke}
        strokeLinecap="square"
      />
      {markDot && <path d={markDot} fill={accent} />}
    </>
  )
}

import type { Lines } from '#app/brand/identity.ts'
import { dotPath, wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

const place = { unit: 100, x: 0, y: 0 }

export function FooterWord({ writing }: Readonly<{ writing: Lines }>) {
  const { width, height, stroke } = writing
  const scale = place.unit / stroke
  const dot = dotPath(place, 0.44, writing)
  return (
    <svg viewBox={`0 0 ${width * scale} ${height * scale}`} aria-hidden="true">
      <Ribbon
        d={wordPath(place, writing)}
        unit={place.unit}
        colours={{ ground: 'var(--deep)', thread: 'var(--footer-thread)', core: 'var(--accent)' }}
        cover={0}
      />
      {dot && <path d={dot} fill="var(--accent)" />}
    </svg>
  )
}

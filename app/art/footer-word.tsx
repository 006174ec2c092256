import { dotPath, wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

const place = { unit: 100, x: 0, y: 0 }

export function FooterWord() {
  return (
    <svg viewBox="0 0 1500 700" aria-hidden="true">
      <Ribbon
        d={wordPath(place)}
        unit={place.unit}
        colours={{ ground: 'var(--deep)', thread: 'var(--footer-thread)', core: 'var(--accent)' }}
        cover={0}
      />
      <path d={dotPath(place)} fill="var(--accent)" />
    </svg>
  )
}

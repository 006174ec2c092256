import { dotPath, wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

const place = { unit: 100, x: 0, y: 0 }

export function FooterWord() {
  return (
    <svg
      // One unit high: the width alone sets the scale, the element's height how much is visible.
      viewBox="0 296 1500 1"
      aria-hidden="true"
      focusable="false"
      data-drawn="core"
    >
      <g>
        <Ribbon
          d={wordPath(place)}
          unit={place.unit}
          colours={{ ground: 'var(--deep)', thread: 'var(--footer-thread)', core: 'var(--accent)' }}
          cover={0}
        />
        <path d={dotPath(place)} fill="var(--accent)" />
      </g>
    </svg>
  )
}

import { wordPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'
import { Warp } from './warp.tsx'

const place = { unit: 100, x: -685, y: -240 }

/**
 * The name on saffron, beside the newsletter's form. It comes in from the edge where a line begins:
 * from the left with its right end, in Arabic from the right with its left end.
 */
export function NewsletterArt() {
  return (
    <svg
      viewBox="0 0 900 420"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Warp
        x={0}
        y={-400}
        width={900}
        height={1220}
        pitch={25}
        stroke="var(--on-accent)"
        opacity={0.3}
      />
      <g>
        <Ribbon
          d={wordPath(place)}
          unit={place.unit}
          colours={{
            ground: 'var(--accent)',
            thread: 'var(--on-accent)',
            core: 'var(--art-light)',
          }}
        />
      </g>
    </svg>
  )
}

import { nuqtaPath } from './geometry.ts'
import { Warp } from './warp.tsx'

export function EmptyArt() {
  return (
    <svg viewBox="0 0 150 40" aria-hidden="true">
      <Warp area={[7.5, 0, 143, 40]} pitch={15} stroke="var(--edge)" opacity={0.6} />
      <path d={nuqtaPath(82.5, 33, 6)} fill="var(--accent)" />
    </svg>
  )
}

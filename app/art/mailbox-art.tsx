import { nuqtaPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

/** `--ground` is the panel's colour. */
export function MailboxArt() {
  return (
    <svg viewBox="0 0 520 160" aria-hidden="true" data-drawn="down">
      <Ribbon
        // Extends beyond both sides, for a panel of other proportions.
        d="M-400 40H190V118H370V40H920"
        unit={46}
        colours={{ ground: 'var(--ground)', thread: 'var(--weft)', core: 'var(--accent)' }}
        cap="butt"
        cover={0}
      />
      <path d={nuqtaPath(280, 40, 22)} fill="var(--accent)" />
    </svg>
  )
}

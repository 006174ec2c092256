import { nuqtaPath } from './geometry.ts'
import { Ribbon } from './ribbon.tsx'

export type SheetVariant = 1 | 2 | 3 | 4 | 5 | 6

type Sheet = Readonly<{
  ribbon: string
  lines: readonly number[]
  seal: string
}>

const rhombus = nuqtaPath(75, 150, 20)
const square = 'M60 135H90V165H60Z'

/** All on one grid: a ribbon above, ruled lines, a seal made of the system's own shapes. */
const sheets: Readonly<Record<SheetVariant, Sheet>> = {
  1: { ribbon: 'M16 30H74V58H134', lines: [130, 130, 96], seal: rhombus },
  2: { ribbon: 'M16 58H44V30H106V58H134', lines: [130, 112, 130], seal: square },
  3: { ribbon: 'M16 30H118V58H50', lines: [118, 130, 84], seal: rhombus + square },
  4: {
    ribbon: 'M16 58H34V30H66V58H98V30H134',
    lines: [130, 130, 70],
    seal: 'M66 132V168M84 132V168M57 141H93M57 159H93',
  },
  5: {
    ribbon: 'M16 58H54V44H96V30H134',
    lines: [104, 130, 118],
    seal: rhombus + nuqtaPath(75, 150, 27),
  },
  6: {
    ribbon: 'M16 30H58V58H92V30H134',
    lines: [130, 96, 130],
    seal: `${square}M53 128H97V172H53Z`,
  },
}

/** A certificate as a drawing, one of six; what it says is beside it as text. */
export function CertificateSheet({ variant }: Readonly<{ variant: SheetVariant }>) {
  const { ribbon, lines, seal } = sheets[variant]
  return (
    <svg viewBox="0 0 150 190" aria-hidden="true" focusable="false">
      <path d="M1 1H149V165L125 189H1Z" fill="var(--surface)" stroke="var(--edge)" />
      <Ribbon
        d={ribbon}
        unit={16}
        colours={{ ground: 'var(--surface)', thread: 'var(--brand)', core: 'var(--accent)' }}
        cap="butt"
      />
      <path
        d={lines.map((end, index) => `M20 ${88 + 14 * index}H${end}`).join('')}
        stroke="var(--line)"
        strokeWidth={4}
      />
      <path d={seal} fill="none" stroke="var(--brand)" strokeWidth={3} />
      <path d={nuqtaPath(75, 150, 9)} fill="var(--accent)" />
    </svg>
  )
}

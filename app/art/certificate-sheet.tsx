import { nuqtaPath, type Point } from './geometry.ts'
import { sealPath } from './heads/certificate-seals.tsx'
import { Ribbon } from './ribbon.tsx'

const ribbons = {
  1: 'M16 30H74V58H134',
  2: 'M16 58H44V30H106V58H134',
  3: 'M16 30H118V58H50',
  4: 'M16 58H34V30H66V58H98V30H134',
  5: 'M16 58H54V44H96V30H134',
  6: 'M16 30H58V58H92V30H134',
}

const centre: Point = [75, 124]

/** Decorative: its text is beside it. Longer titles have more lines, as on printed securities. */
export function CertificateSheet({ variant, title }: CertificateSheetProps) {
  return (
    <svg viewBox="0 0 150 190" aria-hidden="true">
      <path d="M1 1H149V165L125 189H1Z" fill="var(--surface)" stroke="var(--edge)" />
      <Ribbon
        d={ribbons[variant]}
        unit={16}
        colours={{ ground: 'var(--surface)', thread: 'var(--brand)', core: 'var(--weft)' }}
        cap="butt"
      />
      <path
        d={sealPath(centre, 48, 5 + (title.length % 6))}
        fill="none"
        stroke="var(--edge)"
        strokeWidth={0.6}
      />
      <path d={nuqtaPath(...centre, 25)} fill="var(--surface)" />
      <g data-seal="">
        <path
          d={sealPath(centre, 25, variant)}
          fill="none"
          stroke="var(--brand)"
          strokeWidth={1.8}
        />
        <path d={nuqtaPath(...centre, 7)} fill="var(--accent)" />
      </g>
    </svg>
  )
}

type CertificateSheetProps = Readonly<{ variant: keyof typeof ribbons; title: string }>

/** An installed font that is shown until ours has loaded. */
export type Candidate = Readonly<{
  name: string
  regular: readonly string[]
  bold: readonly string[]
  /** A font to measure instead, and their ratios of width (@capsizecss/metrics 4.3.0). */
  measuredBy?: Readonly<{ candidate: Candidate; regular: number; bold: number }>
}>

/** Liberation and Arimo have Arial's widths. */
const arial: Candidate = {
  name: 'Arial',
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
}

/** Nobody publishes the widths of Geeza Pro, Segoe UI and Tahoma, so those are not scaled. */
export const candidates: Readonly<Record<'latin' | 'arabic', readonly Candidate[]>> = {
  latin: [
    arial,
    { name: 'Roboto', regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
    {
      name: 'Helvetica Neue',
      regular: ['Helvetica Neue'],
      bold: ['Helvetica Neue Bold'],
      measuredBy: { candidate: arial, regular: 0.9907, bold: 1 },
    },
  ],
  arabic: [
    {
      name: 'Noto Sans Arabic',
      regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Noto Sans Arabic UI'],
      bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
    },
    {
      name: 'Noto Naskh Arabic',
      regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
      bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
    },
    { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  ],
}

import { solutions } from '#content/solutions.ts'
import type { Locale } from '#content/types.ts'
import { type FigureView, figureView } from './figures.server.ts'

export type SectorsView = Readonly<{
  sectors: readonly Readonly<{ id: number; name: string; icon: string }>[]
  more: FigureView
}>

export function sectorsView(locale: Locale): SectorsView {
  return {
    sectors: solutions.sectorList.map(({ id, name, icon }) => ({ id, name: name[locale], icon })),
    more: figureView(locale, solutions.moreSectors),
  }
}

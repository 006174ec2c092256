import { solutions } from '#content/solutions.ts'
import type { Locale } from '#content/types.ts'
import { figureView } from './figures.server.ts'

export function sectorsView(locale: Locale) {
  return {
    sectors: solutions.sectorList.map(({ id, name }) => ({ id, name: name[locale] })),
    more: figureView(locale, solutions.moreSectors),
  }
}

export type SectorsView = ReturnType<typeof sectorsView>

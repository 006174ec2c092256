import { SolutionWeave } from '#app/art/heads/solution-weave.tsx'
import { LineIcon } from '#app/art/line-icon.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { company } from '#content/company.ts'
import { services } from '#content/services.ts'
import { solutions } from '#content/solutions.ts'
import type { Locale, SolutionsContent } from '#content/types.ts'
import { figureView, numbersView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { projectLink, projectOf } from './project-stories.server.ts'
import { serviceHref } from './services.server.ts'

export function solutionsView(locale: Locale) {
  const words = localize<SolutionsContent>(locale, solutions)
  const counts = { solutions: solutions.cards.length, sectors: solutions.sectorList.length }
  return {
    intro: intro(locale, 'solutions'),
    drawing: renderSvg(SolutionWeave, counts),
    provide: {
      head: words.provide,
      cards: words.cards.map(({ icon, service, project, ...card }) => ({
        ...card,
        service: serviceLink(locale, service),
        project: projectLink(locale, projectOf(project)),
        icon: renderSvg(LineIcon, { name: icon, size: 40 }),
      })),
    },
    sectors: { head: words.sectors, ...sectorsView(locale) },
    numbers: numbersView(locale, words.numbers, solutions),
    reachUs: { ...words.reachUs, productSite: company.productSite },
  }
}

function serviceLink(locale: Locale, wanted: number) {
  const service = services.find(({ id }) => id === wanted)
  if (!service) throw new Error(`content/solutions.ts: no service ${wanted}`)
  return { name: service.name[locale], href: serviceHref(locale, wanted) }
}

export type SolutionsView = ReturnType<typeof solutionsView>

export function sectorsView(locale: Locale) {
  return {
    sectors: solutions.sectorList.map(({ id, name }) => ({ id, name: name[locale] })),
    more: figureView(locale, solutions.moreSectors),
  }
}

export type SectorsView = ReturnType<typeof sectorsView>

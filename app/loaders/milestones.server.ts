import { ResultThreads } from '#app/art/heads/result-threads.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { letters } from '#app/brand/identity.ts'
import { milestones } from '#content/milestones.ts'
import { sectorNames } from '#content/sectors.ts'
import type { Locale } from '#content/types.ts'
import { clientView } from './clients.server.ts'
import { intro } from './intro.server.ts'
import { newsletterView } from './newsletter.server.ts'
import { projectHref, projectOf, yearOf } from './project-stories.server.ts'

export function milestonesView(locale: Locale) {
  return {
    intro: intro(locale, 'milestone'),
    drawing: renderSvg(ResultThreads, {
      results: milestones.map(({ points }) => points[locale].length),
    }),
    newsletter: newsletterView(locale, letters[1]),
    milestones: milestones.map(({ id, index, sector, project, points }) => ({
      id,
      index,
      sector: sectorNames[sector][locale],
      ...projectView(locale, project),
      points: points[locale],
    })),
  }
}

/** Its client, year and story, and its figure, which the milestone's first result is about. */
function projectView(locale: Locale, id: number) {
  const project = projectOf(id)
  const { figure } = project.story
  return {
    client: clientView(locale, project.client),
    href: projectHref(locale, id),
    year: yearOf(project),
    result: figure && {
      value: figure.to.value,
      before: figure.from.label[locale],
      after: figure.to.label[locale],
    },
  }
}

export type MilestonesView = ReturnType<typeof milestonesView>

import { ResultThreads } from '#app/brand/heads/result-threads.tsx'
import { renderSvg } from '#app/brand/render-svg.server.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import type { ClientKey } from '#content/clients.ts'
import { milestones } from '#content/milestones.ts'
import { projects } from '#content/projects.ts'
import { sectorNames } from '#content/sectors.ts'
import type { Locale, Project } from '#content/types.ts'
import { clientView } from './clients.server.ts'
import { intro } from './intro.server.ts'
import { newsletterView } from './newsletter.server.ts'

export function milestonesView(locale: Locale) {
  return {
    intro: intro(locale, 'milestone'),
    drawing: {
      ...renderSvg(ResultThreads, {
        lengths: milestones.map(({ points }) => points[locale].map(({ length }) => length)),
      }),
      caption: formatMessage(locale, 'heads.milestones', { count: milestones.length }),
    },
    newsletter: newsletterView(locale, 'ن'),
    milestones: milestones.map(({ id, index, sector, client, points }) => ({
      id,
      index,
      sector: sectorNames[sector][locale],
      client: clientView(locale, client),
      points: points[locale],
      result: resultView(locale, client),
    })),
  }
}

/** The figure of the client's first project, which a milestone's first result is of. */
function resultView(locale: Locale, client: ClientKey) {
  const first: Project<ClientKey> | undefined = projects.find(
    (project) => project.client === client,
  )
  const figure = first?.story.figure
  return (
    figure && {
      value: figure.to.value,
      before: figure.from.label[locale],
      after: figure.to.label[locale],
    }
  )
}

export type MilestonesView = ReturnType<typeof milestonesView>

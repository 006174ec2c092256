import { ResultThreads } from '#app/brand/heads/result-threads.tsx'
import { renderSvg } from '#app/brand/render-svg.server.ts'
import { milestones } from '#content/milestones.ts'
import { sectorNames } from '#content/sectors.ts'
import type { Locale } from '#content/types.ts'
import { clientView } from './clients.server.ts'
import { intro } from './intro.server.ts'
import { newsletterView } from './newsletter.server.ts'

export function milestonesView(locale: Locale) {
  return {
    intro: intro(locale, 'milestone'),
    drawing: renderSvg(ResultThreads, {
      lengths: milestones.map(({ points }) => points[locale].map(({ length }) => length)),
    }),
    newsletter: newsletterView(locale, 'ن'),
    milestones: milestones.map(({ id, index, sector, client, points }) => ({
      id,
      index,
      sector: sectorNames[sector][locale],
      client: clientView(locale, client),
      points: points[locale],
    })),
  }
}

export type MilestonesView = ReturnType<typeof milestonesView>

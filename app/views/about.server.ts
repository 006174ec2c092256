import { about } from '#content/about.ts'
import type { AboutContent, Locale } from '#content/types.ts'
import { figureView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { newsletterView } from './newsletter.server.ts'

/** Everything the about page shows, top to bottom. */
export function aboutView(locale: Locale) {
  const { figures, ...rest } = about
  const words = localize<Omit<AboutContent, 'figures'>>(locale, rest)
  return {
    intro: intro(locale, 'aboutUs'),
    newsletter: newsletterView(locale),
    paragraphs: words.intro,
    whyUs: { head: words.whyUs, values: words.values },
    numbers: {
      head: words.numbers,
      figures: figures.map((figure) => figureView(locale, figure)),
    },
    purpose: {
      head: words.purpose,
      vision: words.vision,
      mission: words.mission,
      values: { title: words.valuesTitle, entries: words.values },
    },
    story: { head: words.story, entries: words.storyEntries },
  }
}

export type AboutView = ReturnType<typeof aboutView>

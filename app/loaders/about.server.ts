import { OfficeWord } from '#app/art/heads/office-word.tsx'
import { LetterTile } from '#app/art/letter-tile.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { letters } from '#app/brand/identity.ts'
import { about } from '#content/about.ts'
import { branches } from '#content/branches.ts'
import type { AboutContent, Locale } from '#content/types.ts'
import { figureView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { newsletterView } from './newsletter.server.ts'

export function aboutView(locale: Locale) {
  const { figures, ...rest } = about
  const words = localize<Omit<AboutContent, 'figures'>>(locale, rest)
  return {
    intro: intro(locale, 'aboutUs'),
    drawing: renderSvg(OfficeWord, { offices: branches.length }),
    newsletter: newsletterView(locale, letters[0]),
    paragraphs: words.intro,
    whyUs: {
      head: words.whyUs,
      values: words.values.map(({ letter, rule: _, ...value }, index) => ({
        ...value,
        tile: renderSvg(LetterTile, {
          index,
          letter: letters.find(({ name }) => name === letter),
        }),
      })),
    },
    numbers: {
      head: words.numbers,
      figures: figures.map((figure) => figureView(locale, figure)),
      source: words.figuresSource,
    },
    purpose: {
      head: words.purpose,
      vision: words.vision,
      mission: words.mission,
      /** Their names are those of the reasons above. */
      values: { title: words.valuesTitle, rules: words.values.map(({ rule }) => rule) },
    },
    story: { head: words.story, entries: words.storyEntries },
  }
}

export type AboutView = ReturnType<typeof aboutView>

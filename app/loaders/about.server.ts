import { OfficeWord } from '#app/art/heads/office-word.tsx'
import { LetterTile } from '#app/art/letter-tile.tsx'
import { renderSvg } from '#app/art/render-svg.server.ts'
import { letters } from '#app/brand/identity.ts'
import { about } from '#content/about.ts'
import { branches } from '#content/branches.ts'
import type { AboutContent, Locale } from '#content/types.ts'
import { numbersView } from './figures.server.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { newsletterView } from './newsletter.server.ts'

export function aboutView(locale: Locale) {
  const words = localize<AboutContent>(locale, about)
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
    numbers: numbersView(locale, words.numbers, about),
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

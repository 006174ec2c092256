import { projectsPerPage } from '#app/loaders/data-file-names.server.ts'
import { firstBlog } from '#content/blogs/first-blog.ts'
import { certificates } from '#content/certificates.ts'
import { pages } from '#content/pages.ts'
import { partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale, Localized } from '#content/types.ts'

/** `measure` is the line's length in em. */
type Sample = Readonly<{ text: string; measure: number }>

/**
 * As parts of a phone's width: a line between the gutters, and the size of leads. On the smallest
 * phones sizes are rounded up, so that a line is up to 2 % shorter.
 */
const onPhones = [0.98, 0.99, 1, 1.01].map((part) => part * (1 - 2 * 0.0667))
const leadSize: Readonly<Record<Locale, number>> = { en: 0.0437, ar: 0.0462 }

/** On phones and on wide screens. */
const headings = [...onPhones.map((line) => line / 0.0975), 10.6]
const postTitle = [...onPhones.map((line) => line / 0.0975), 12.3]
/** In both languages; on phones, tablets and wide screens. */
const homeHeading = [6.94, 7.1, 7.7, 8.2, 8.95, 9.2, 9.9]

/**
 * Texts of first screens in the headings' and in the text font. With texts from further down as
 * well, even to choose between equal scales, Arabic headings in Noto Naskh took a line more.
 */
export function samples(
  locale: Locale,
): Readonly<{ headings: Sample[]; text: Sample[]; names: Sample[] }> {
  const { home, ...others } = pages
  const firstProjects = projects.slice(0, projectsPerPage)
  const leads = [...onPhones.map((line) => line / leadSize[locale]), 27.6]
  const sample = (text: Localized, measures: readonly number[]): Sample[] =>
    measures.map((measure) => ({ text: text[locale], measure }))
  return {
    headings: [
      ...sample(home.heading, homeHeading),
      ...Object.values(others).flatMap(({ heading }) => sample(heading, headings)),
      ...sample(firstBlog.title, postTitle),
      // On a phone of 390 px and on a screen of 1280 px.
      ...firstProjects.flatMap(({ title }) => sample(title, [15.36, 19.4])),
    ],
    text: [
      ...[...Object.values(pages), ...services].flatMap(({ lead }) => sample(lead, leads)),
      ...firstProjects.flatMap(({ description }) => sample(description, [30.1, 32])),
      // In the three columns of a story that an address opens.
      ...firstProjects
        .flatMap(({ story: { problem, work, change } }) => [problem, work, change])
        .flatMap((text) => sample(text, [19.7, 22.2])),
      ...sample(firstBlog.desc, [17.33, 18.78, 20.72, 28]),
      // Beside the sheet, on a phone of 390 px and on wide screens.
      ...certificates.flatMap(({ description }) => sample(description, [12.93, 25])),
    ],
    names: partners.map(({ name }) => ({ text: name, measure: 13 })),
  }
}

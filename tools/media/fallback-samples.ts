import { certificates } from '#content/certificates.ts'
import { pages } from '#content/pages.ts'
import { partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'

/** A text and the length of its line, in em. */
type Sample = Readonly<{ text: string; measure: number }>

/** What is set in headings' type and in text's on first screens, on phones and beside something else. */
export function samples(
  locale: Locale,
): Readonly<{ headings: Sample[]; text: Sample[]; names: Sample[] }> {
  const intros = Object.values(pages)
  return {
    headings: [
      ...intros.flatMap(({ heading }) =>
        [...onPhones(38), 9.7, 12.3].map((measure) => ({ text: heading[locale], measure })),
      ),
      // The register's first page, on a phone of 390 px.
      ...projects.slice(0, 8).map(({ title }) => ({ text: title[locale], measure: 15.36 })),
    ],
    text: [
      ...[...intros, ...services].flatMap(({ lead }) =>
        [...onPhones(17.05), 20, 27.6].map((measure) => ({ text: lead[locale], measure })),
      ),
      // The cards' words beside the sheet, on a phone of 390 px and on wide screens.
      ...certificates.flatMap(({ description }) =>
        [12.93, 25].map((measure) => ({ text: description[locale], measure })),
      ),
    ],
    // Latin in both languages, and on one line each.
    names: partners.map(({ name }) => ({ text: name, measure: 13 })),
  }
}

/** The length of a line on common phones, in em, between gutters of `--gutter`. */
function onPhones(fontSize: number): number[] {
  const widths = [360, 375, 390, 393, 412, 430]
  return widths.map((width) => (width - 2 * Math.max(20, 0.0667 * width)) / fontSize)
}

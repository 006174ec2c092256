import { certificates } from '#content/certificates.ts'
import { pages } from '#content/pages.ts'
import { partners } from '#content/partners.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'

/** `measure` is the line's length in em. */
type Sample = Readonly<{ text: string; measure: number }>

/** Texts of first screens in the headings' and in the text font. */
export function samples(
  locale: Locale,
): Readonly<{ headings: Sample[]; text: Sample[]; names: Sample[] }> {
  const intros = Object.values(pages)
  return {
    headings: [
      ...intros.flatMap(({ heading }) =>
        [...onPhones(38), 9.7, 12.3].map((measure) => ({ text: heading[locale], measure })),
      ),
      // On a phone of 390 px.
      ...projects.slice(0, 8).map(({ title }) => ({ text: title[locale], measure: 15.36 })),
    ],
    text: [
      ...[...intros, ...services].flatMap(({ lead }) =>
        [...onPhones(17.05), 20, 27.6].map((measure) => ({ text: lead[locale], measure })),
      ),
      // Beside the sheet, on a phone of 390 px and on wide screens.
      ...certificates.flatMap(({ description }) =>
        [12.93, 25].map((measure) => ({ text: description[locale], measure })),
      ),
    ],
    names: partners.map(({ name }) => ({ text: name, measure: 13 })),
  }
}

/** Line length in em on common phones, between gutters of `--gutter`. */
function onPhones(fontSize: number): number[] {
  const widths = [360, 375, 390, 393, 412, 430]
  return widths.map((width) => (width - 2 * Math.max(20, 0.0667 * width)) / fontSize)
}

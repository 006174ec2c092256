import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { certificates } from '#content/certificates.ts'
import { pages } from '#content/pages.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import type { Locale } from '#content/types.ts'
import { chromiumLaunch } from '../serve/chromium.ts'

/** An installed font, and how it is scaled so that a line set in it breaks where ours does. */
export type Fallback = Readonly<{
  family: string
  /** Full names under which systems know the font and those of the same widths. */
  locals: readonly string[]
  weight: number
  /** Our width divided by the installed font's. */
  sizeAdjust: number
  /** Our line above and below the baseline, as fractions of the scaled font's size. */
  ascent: number
  descent: number
}>

type Candidate = Readonly<{
  name: string
  regular: readonly string[]
  bold: readonly string[]
  /**
   * For a font that cannot be installed here: one to measure instead, and how many times wider that
   * one is. Source: average advances of @capsizecss/metrics 4.3.0.
   */
  measuredBy?: Readonly<{ candidate: Candidate; regular: number; bold: number }>
}>

/** Liberation and Arimo were drawn to Arial's widths. */
const arial: Candidate = {
  name: 'Arial',
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
}

/**
 * Arial is on Windows and Apple systems, Roboto on Android. For Arabic script nobody publishes the
 * widths of Geeza Pro, Segoe UI and Tahoma, so these are not scaled.
 */
const candidates: Readonly<Record<Locale, readonly Candidate[]>> = {
  en: [
    arial,
    { name: 'Roboto', regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
    {
      name: 'Helvetica Neue',
      regular: ['Helvetica Neue'],
      bold: ['Helvetica Neue Bold'],
      measuredBy: { candidate: arial, regular: 0.9907, bold: 1 },
    },
  ],
  ar: [
    {
      name: 'Noto Sans Arabic',
      regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Noto Sans Arabic UI'],
      bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
    },
    {
      name: 'Noto Naskh Arabic',
      regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
      bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
    },
    { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  ],
}

/** Our fonts by language; those of 500 and more have bold fonts as their fallbacks. */
const ours = {
  en: [
    { family: 'Kufam', file: 'kufam-latin', weights: [500, 600] },
    { family: 'Plex', file: 'plex-latin', weights: [400, 600] },
  ],
  ar: [
    { family: 'Kufam', file: 'kufam-arabic', weights: [500, 600] },
    { family: 'Plex Arabic', file: 'plex-arabic', weights: [400, 600] },
  ],
} as const

/**
 * Measures in a real browser how wide the site's own texts are in our fonts and in those that show
 * until ours have loaded.
 *
 * @param fonts folder of the cut fonts
 * @throws Error if a font to measure is not installed here
 */
export async function measureFallbacks(fonts: string, locale: Locale): Promise<Fallback[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    const fallbacks: Fallback[] = []
    for (const { family, file, weights } of ours[locale]) {
      const role = family === 'Kufam' ? 'headings' : 'text'
      const sample = samples(locale)[role]
      const texts = sample.map(({ text }) => text)
      const measures = sample.map(({ measure }) => measure)
      const letterSpacing = role === 'headings' && locale === 'en' ? -0.018 : 0
      for (const weight of weights) {
        const data = await readOurs(fonts, file, weight)
        for (const candidate of candidates[locale]) {
          const style = weight < 500 ? 'regular' : 'bold'
          const { measuredBy = { candidate, regular: 1, bold: 1 } } = candidate
          const locals = measuredBy.candidate[style]
          const measured = await page.evaluate(measure, {
            data,
            locals,
            weight,
            texts,
            letterSpacing,
          })
          if (!measured?.ours || !measured.theirs)
            throw new Error(`Install one of the fonts ${locals.join(', ')}.`)
          const { scale, changes } = bestScale(measured.ours, measured.theirs, measures)
          const sizeAdjust = scale * measuredBy[style]
          console.log(
            `${family} ${weight} as ${candidate.name}: ${changes} of ${texts.length} change`,
          )
          fallbacks.push({
            family: `${family} as ${candidate.name}`,
            locals: candidate[style],
            weight,
            sizeAdjust,
            // The overrides are fractions of the scaled size.
            ascent: measured.ascent / sizeAdjust,
            descent: measured.descent / sizeAdjust,
          })
        }
      }
    }
    return fallbacks
  } finally {
    await browser.close()
  }
}

/** A variable font is one file, static ones are a file for each weight. */
async function readOurs(fonts: string, file: string, weight: number): Promise<string> {
  const name = file.endsWith('-arabic') ? `${file}-${weight}` : file
  return readFile(path.join(fonts, `${name}.woff2`), 'base64')
}

/** A text and the length of its line, in em. */
type Sample = Readonly<{ text: string; measure: number }>

/** What is set in headings' type and in text's on first screens, on phones and beside something else. */
function samples(locale: Locale): Readonly<{ headings: Sample[]; text: Sample[] }> {
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
  }
}

/** The length of a line on common phones, in em, between gutters of `--gutter`. */
function onPhones(fontSize: number): number[] {
  const widths = [360, 375, 390, 393, 412, 430]
  return widths.map((width) => (width - 2 * Math.max(20, 0.0667 * width)) / fontSize)
}

/** Widths of the words of some texts, and of a space, in em. */
type TextWidths = Readonly<{ texts: readonly (readonly number[])[]; space: number }>

/** Runs in the page: the texts in both fonts, and our lines as fractions of the size. */
async function measure(input: {
  data: string
  locals: readonly string[]
  weight: number
  texts: readonly string[]
  /** In em. */
  letterSpacing: number
}) {
  const size = 100
  const descriptors = { weight: String(input.weight) }
  const ours = new FontFace('ours', `url(data:font/woff2;base64,${input.data})`, descriptors)
  const source = input.locals.map((name) => `local('${name}')`).join(', ')
  const theirs = new FontFace('theirs', source, descriptors)
  try {
    await Promise.all([ours.load(), theirs.load()])
  } catch {
    return undefined
  }
  document.fonts.add(ours)
  document.fonts.add(theirs)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.letterSpacing = `${input.letterSpacing * size}px`
  const [theirWidths, ourWidths] = ['theirs', 'ours'].map((family) => {
    context.font = `${input.weight} ${size}px ${family}`
    return {
      texts: input.texts.map((text) =>
        text.split(' ').map((word) => context.measureText(word).width / size),
      ),
      space: context.measureText(' ').width / size,
    }
  })
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
  document.fonts.delete(ours)
  document.fonts.delete(theirs)
  return {
    theirs: theirWidths,
    ours: ourWidths,
    ascent: fontBoundingBoxAscent / size,
    descent: fontBoundingBoxDescent / size,
  }
}

/**
 * The scale with which the most texts take as many lines in their font as in ours, near the one that
 * makes them equally wide: a text that takes another number of lines moves all below it.
 *
 * @param measures the length of each text's line, in em
 */
export function bestScale(ours: TextWidths, theirs: TextWidths, measures: readonly number[]) {
  const mean = totalWidth(ours) / totalWidth(theirs)
  // From the mean outwards, so that of equals the nearest is taken.
  const steps = Array.from({ length: 81 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2))
  const tried = steps.map((step) => {
    const scale = mean * (1 + step / 500)
    return { scale, changes: changedTexts(ours, theirs, measures, scale) }
  })
  return tried.reduce((best, next) => (next.changes < best.changes ? next : best))
}

function totalWidth({ texts }: TextWidths): number {
  return texts.flat().reduce((sum, width) => sum + width, 0)
}

function changedTexts(
  ours: TextWidths,
  theirs: TextWidths,
  measures: readonly number[],
  scale: number,
): number {
  return ours.texts.filter((words, text) => {
    const measure = measures[text] ?? 0
    const theirWords = theirs.texts[text] ?? []
    return (
      lineCount(words, ours.space, measure) !== lineCount(theirWords, theirs.space, measure / scale)
    )
  }).length
}

function lineCount(words: readonly number[], space: number, measure: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (filled > 0 && filled + space + word > measure) {
      lines++
      filled = word
    } else filled += filled > 0 ? space + word : word
  }
  return lines
}

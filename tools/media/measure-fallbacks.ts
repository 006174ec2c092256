import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import type { Locale } from '#content/types.ts'
import { chromiumLaunch } from '#tools/serve/chromium.ts'
import { candidates } from './fallback-candidates.ts'
import { samples } from './fallback-samples.ts'
import { bestScale } from './fallback-scale.ts'

/** An installed font, scaled so that its lines break where ours do. */
export type Fallback = Readonly<{
  family: string
  /** Full names, of fonts with the same widths as well. */
  locals: readonly string[]
  /** One, or a range as in `font-weight` of `@font-face`. */
  weight: string
  /** Our width divided by the fallback's. */
  sizeAdjust: number
  /** As fractions of the scaled font's size. */
  ascent: number
  descent: number
  unicodeRange?: string
}>

type OurFont = Readonly<{
  family: string
  file: string
  weights: readonly number[]
  /** The weight that is shown for 500. */
  medium?: number
  script: keyof typeof candidates
  role: keyof ReturnType<typeof samples>
  unicodeRange?: string
}>

/** By language; weights of 500 and more have bold fonts as their fallbacks. */
const ours: Readonly<Record<Locale, readonly OurFont[]>> = {
  en: [
    {
      family: 'Kufam',
      file: 'kufam-latin',
      weights: [500, 600],
      script: 'latin',
      role: 'headings',
    },
    { family: 'Text', file: 'text-latin', weights: [400, 600], script: 'latin', role: 'text' },
  ],
  ar: [
    {
      family: 'Kufam',
      file: 'kufam-arabic',
      weights: [500, 600],
      script: 'arabic',
      role: 'headings',
    },
    {
      family: 'Text Arabic',
      file: 'text-arabic',
      weights: [400, 600],
      medium: 600,
      script: 'arabic',
      role: 'text',
    },
    // A fallback scaled for Arabic letters is too narrow or too wide for Latin names.
    {
      family: 'Text Arabic',
      file: 'text-arabic',
      weights: [400, 600],
      medium: 600,
      script: 'latin',
      role: 'names',
      unicodeRange: 'u+41-5a, u+61-7a',
    },
  ],
}

/** In a browser, over the site's own texts. @throws Error if a fallback is not installed here */
export async function measureFallbacks(fonts: string, locale: Locale): Promise<Fallback[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    const fallbacks: Fallback[] = []
    for (const { family, file, weights, medium, script, role, unicodeRange } of ours[locale]) {
      const sample = samples(locale)[role]
      const texts = sample.map(({ text }) => text)
      const measures = sample.map(({ measure }) => measure)
      const letterSpacing = role === 'headings' && locale === 'en' ? -0.018 : 0
      for (const weight of weights) {
        const data = await readOurs(fonts, file, weight)
        for (const candidate of candidates[script]) {
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
            weight: weight === medium ? `500 ${weight}` : String(weight),
            sizeAdjust,
            ascent: measured.ascent / sizeAdjust,
            descent: measured.descent / sizeAdjust,
            ...(unicodeRange && { unicodeRange }),
          })
        }
      }
    }
    return fallbacks
  } finally {
    await browser.close()
  }
}

async function readOurs(fonts: string, file: string, weight: number): Promise<string> {
  const name = file.endsWith('-arabic') ? `${file}-${weight}` : file
  return readFile(path.join(fonts, `${name}.woff2`), 'base64')
}

/** Runs in the page. Line metrics are fractions of the font size. */
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

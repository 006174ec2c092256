import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/types.ts'
import { chromiumLaunch } from '../chromium.ts'

/** How an installed font is stretched so that a line set in it breaks where ours does. */
export type Fallback = Readonly<{
  family: string
  /** Names under which systems know the font and those of the same measures. */
  locals: readonly string[]
  /** Fractions: of our width to its, and of our line above and below the baseline to its size. */
  sizeAdjust: number
  ascent: number
  descent: number
}>

type Candidate = Readonly<{ family: string; locals: readonly string[] }>
type Role = Readonly<{
  file: string
  weight: number
  text: readonly string[]
  candidates: readonly Candidate[]
}>

/** Arial, Helvetica's twin on most systems; Liberation and Arimo were drawn to its widths. */
const arial = ['Arial', 'Liberation Sans', 'Arimo']
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold']

/**
 * Measures, in a real browser and over the site's own headings and leads, how wide a line is in our
 * font and in those that stand in for it.
 *
 * @param fonts folder of the cut fonts
 * @throws Error if a font to measure is not installed here
 */
export async function measureFallbacks(fonts: string, locale: Locale): Promise<Fallback[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    const fallbacks: Fallback[] = []
    for (const role of roles(locale)) {
      const data = await readFile(path.join(fonts, role.file), 'base64')
      for (const { family, locals } of role.candidates) {
        const measured = await page.evaluate(measure, {
          data,
          locals,
          weight: role.weight,
          text: role.text,
        })
        if (!measured)
          throw new Error(`To measure ${family}, install one of the fonts ${locals.join(', ')}.`)
        fallbacks.push({ family, locals, ...measured })
      }
    }
    return fallbacks
  } finally {
    await browser.close()
  }
}

function roles(locale: Locale): Role[] {
  const intros = Object.values(pages)
  const headings = intros.map((page) => page.heading[locale])
  const leads = intros.map((page) => page.lead[locale])
  if (locale === 'en') {
    return [
      {
        file: 'kufam-latin.woff2',
        weight: 600,
        text: headings,
        candidates: [{ family: 'Kufam Fallback', locals: arialBold }],
      },
      {
        file: 'plex-latin.woff2',
        weight: 400,
        text: leads,
        candidates: [{ family: 'Plex Fallback', locals: arial }],
      },
    ]
  }
  const each = (family: string, style: 'Regular' | 'Bold') =>
    ['Noto Sans Arabic', 'DejaVu Sans'].map((name) => ({
      family: `${family} as ${name}`,
      // A plain cut goes by its family's name, with or without a word for it.
      locals: style === 'Bold' ? [`${name} Bold`] : [name, `${name} Regular`],
    }))
  return [
    {
      file: 'kufam-arabic.woff2',
      weight: 600,
      text: headings,
      candidates: each('Kufam', 'Bold'),
    },
    {
      file: 'plex-arabic.woff2',
      weight: 400,
      text: leads,
      candidates: each('Plex', 'Regular'),
    },
  ]
}

/** Runs in the page: both fonts at 100 px, drawn nowhere. */
async function measure(input: {
  data: string
  locals: readonly string[]
  weight: number
  text: readonly string[]
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
  const widths = { theirs: 0, ours: 0 }
  for (const family of ['theirs', 'ours'] as const) {
    context.font = `${input.weight} ${size}px ${family}`
    for (const line of input.text) widths[family] += context.measureText(line).width
  }
  const sizeAdjust = widths.ours / widths.theirs
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
  document.fonts.delete(ours)
  document.fonts.delete(theirs)
  // The overrides are fractions of the adjusted size, so what was measured is divided by it.
  return {
    sizeAdjust,
    ascent: fontBoundingBoxAscent / size / sizeAdjust,
    descent: fontBoundingBoxDescent / size / sizeAdjust,
  }
}

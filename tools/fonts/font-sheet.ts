import type { Locale } from '#content/types.ts'
import type { Fallback } from './measure-fallbacks.ts'

type Face = Readonly<{
  family: string
  file: string
  weight: string
  range?: string
  sizeAdjust?: string
  /**
   * `inline` ones stand in the sheet itself, small as they are. All others are preloaded, and the
   * first paint waits for them; but `late` ones come when a letter of theirs is written.
   */
  way?: 'inline' | 'late'
}>

/** Kufam draws A, V and W as swash capitals (V reads as U): these three come from Plex. */
const swashCapitals = 'u+41, u+56-57'
const kufamLatin = 'u+20-40, u+42-55, u+58-7e, u+a0-ff, u+2010-2026, u+2212'
const plexLatin = 'u+20-bf, u+d7, u+2010-2026, u+2212'
const accentedLetters = 'u+c0-d6, u+d8-ff'
/** In the order its letters are typed: العربية. */
const switchLetters = 'u+627, u+628, u+629, u+631, u+639, u+644, u+64a'

const digits: Face = {
  family: 'Minwal Digits',
  file: 'minwal-digits',
  weight: '400',
  way: 'inline',
}

const faces: Readonly<Record<Locale, readonly Face[]>> = {
  en: [
    { family: 'Kufam', file: 'kufam-latin', weight: '500 600', range: kufamLatin },
    {
      family: 'Kufam Switch',
      file: 'kufam-switch',
      weight: '500 600',
      range: switchLetters,
      way: 'inline',
    },
    {
      family: 'Kufam Caps',
      file: 'plex-latin',
      weight: '400 600',
      range: swashCapitals,
      sizeAdjust: '103%',
    },
    { family: 'Plex', file: 'plex-latin', weight: '400 600', range: plexLatin },
    {
      family: 'Plex',
      file: 'plex-latin-more',
      weight: '400 600',
      range: accentedLetters,
      way: 'late',
    },
    digits,
  ],
  ar: [
    { family: 'Kufam', file: 'kufam-arabic', weight: '500 600' },
    { family: 'Arabic Text', file: 'plex-arabic', weight: '400' },
    // As large to the eye as Plex.
    { family: 'Arabic Text', file: 'kufam-arabic', weight: '500 600', sizeAdjust: '90%' },
    // Latin letters in what is bolder than text.
    { family: 'Plex Regular', file: 'plex-arabic', weight: '400 600' },
    digits,
  ],
}

/** The style sheet that names a language's fonts and what stands in for them. */
export function fontSheet(locale: Locale, fallbacks: readonly Fallback[]): string {
  const rules = [...faces[locale].map(faceRule), ...fallbacks.map(fallbackRule)]
  return `/* Written by \`npm run fonts\`; not to be edited. */\n${rules.join('\n')}`
}

function faceRule({ family, file, weight, range, sizeAdjust, way }: Face): string {
  return rule([
    `font-family: '${family}'`,
    `src: url('../fonts/${file}.woff2${way === 'inline' ? '?inline' : ''}') format('woff2')`,
    `font-weight: ${weight}`,
    `font-display: ${way === 'late' ? 'swap' : 'block'}`,
    sizeAdjust && `size-adjust: ${sizeAdjust}`,
    range && `unicode-range: ${range}`,
  ])
}

function fallbackRule({ family, locals, sizeAdjust, ascent, descent }: Fallback): string {
  const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`
  return rule([
    `font-family: '${family}'`,
    `src: ${locals.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${percent(sizeAdjust)}`,
    `ascent-override: ${percent(ascent)}`,
    `descent-override: ${percent(descent)}`,
    'line-gap-override: 0%',
  ])
}

function rule(declarations: readonly (string | undefined)[]): string {
  const lines = declarations.filter(Boolean).map((declaration) => `  ${declaration};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

import type { Locale } from '#content/types.ts'
import type { Fallback } from './measure-fallbacks.ts'

type Face = Readonly<{
  family: string
  file: string
  weight: string
  range?: string
  sizeAdjust?: string
  /** Fetched when first asked for. All others are preloaded, and the first paint waits for them. */
  isLate?: true
}>

/** Kufam draws A, V and W as swash capitals (V reads as U): these three come from Plex. */
const swashCapitals = 'u+41, u+56-57'
const kufamLatin = 'u+20-40, u+42-55, u+58-7e, u+a0-ff, u+2010-2026, u+2212'
/** In the order its letters are typed: العربية. */
const switchLetters = 'u+627, u+628, u+629, u+631, u+639, u+644, u+64a'

const digits: Face = { family: 'Minwal Digits', file: 'minwal-digits', weight: '400' }

const faces: Readonly<Record<Locale, readonly Face[]>> = {
  en: [
    { family: 'Kufam', file: 'kufam-latin', weight: '500 600', range: kufamLatin },
    { family: 'Kufam Switch', file: 'kufam-switch', weight: '500 600', range: switchLetters },
    {
      family: 'Kufam Caps',
      file: 'plex-latin',
      weight: '400 600',
      range: swashCapitals,
      sizeAdjust: '103%',
    },
    { family: 'Plex', file: 'plex-latin', weight: '400 600' },
    digits,
  ],
  // A variable and a static face under one name hide each other in Chromium: two names.
  ar: [
    { family: 'Kufam', file: 'kufam-arabic-500', weight: '500', isLate: true },
    { family: 'Kufam', file: 'kufam-arabic-600', weight: '600' },
    // Stands in for the weight that is still on its way.
    { family: 'Kufam Semibold', file: 'kufam-arabic-600', weight: '500 600' },
    { family: 'Plex Arabic', file: 'plex-arabic-400', weight: '400' },
    { family: 'Plex Arabic', file: 'plex-arabic-600', weight: '500 600' },
    digits,
  ],
}

/** The style sheet that names a language's fonts and what stands in for them. */
export function fontSheet(locale: Locale, fallbacks: readonly Fallback[]): string {
  return `/* Written by \`npm run fonts\`; not to be edited. */
${faces[locale].map(faceRule).join('\n')}
${fallbacks.map(fallbackRule).join('\n')}`
}

function faceRule({ family, file, weight, range, sizeAdjust, isLate }: Face): string {
  return rule([
    `font-family: '${family}'`,
    `src: url('../fonts/${file}.woff2') format('woff2')`,
    `font-weight: ${weight}`,
    `font-display: ${isLate ? 'swap' : 'block'}`,
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

import type { Plugin } from 'vite'
import { isLocale } from '#app/i18n/locales.ts'
import type { Locale } from '#content/types.ts'

type Style = 'regular' | 'bold'

/** Full names of fonts that are shown until ours have loaded, and of fonts with the same widths. */
const installed: Readonly<Record<string, Readonly<Record<Style, readonly string[]>>>> = {
  Arial: {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
  'Helvetica Neue': { regular: ['Helvetica Neue'], bold: ['Helvetica Neue Bold'] },
  'Noto Sans Arabic': {
    regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Noto Sans Arabic UI'],
    bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
  },
  'Noto Naskh Arabic': {
    regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
    bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
  },
  'DejaVu Sans': { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
}

/** Of our fonts, in percent of their size. */
const metrics = {
  Kufam: { ascent: 90, descent: 40 },
  Text: { ascent: 103, descent: 28 },
  'Text Arabic': { ascent: 109, descent: 42 },
} as const

const latin = ['Arial', 'Roboto', 'Helvetica Neue'] as const
const arabic = ['Noto Sans Arabic', 'Noto Naskh Arabic', 'DejaVu Sans'] as const
/** A fallback scaled for Arabic letters is too narrow or too wide for Latin names. */
const letters = 'u+41-5a, u+61-7a'

type Row = readonly [
  family: keyof typeof metrics,
  weight: string,
  style: Style,
  fonts: readonly string[],
  /** `size-adjust` of each font, in percent. */
  sizes: readonly number[],
  unicodeRange?: string,
]

/**
 * Measured over headings, leads and names of the site in lines as long as the page's: the scale at which
 * most take as many lines as in our font, or else the ratio of the widths. They change with a font file.
 */
const latinRows: readonly Row[] = [
  ['Kufam', '500', 'bold', latin, [104.21, 110.68, 104.21]],
  ['Kufam', '600', 'bold', latin, [106.79, 114.1, 106.79]],
  ['Text', '400', 'regular', latin, [100.97, 101.244, 100.03]],
  ['Text', '600', 'bold', latin, [97.3, 102.83, 97.3]],
]

const arabicRows: readonly Row[] = [
  ['Kufam', '500', 'bold', arabic, [113.23, 132.38, 97.651]],
  ['Kufam', '600', 'bold', arabic, [113.37, 134.41, 97.74]],
  ['Text Arabic', '400', 'regular', arabic, [92.61, 105.16, 86.91]],
  ['Text Arabic', '500 600', 'bold', arabic, [89.487, 103.82, 76.828]],
  ['Text Arabic', '400', 'regular', latin, [100.99, 101.409, 100.051], letters],
  ['Text Arabic', '500 600', 'bold', latin, [97.122, 103.922, 97.122], letters],
]

/** By script and fonts; the words of a further language are near enough. */
const table: Readonly<Record<Locale, readonly Row[]>> = { en: latinRows, ar: arabicRows }

function rules([family, weight, style, fonts, sizes, unicodeRange]: Row): string[] {
  const { ascent, descent } = metrics[family]
  const percent = (value: number) => `${Number(value.toFixed(2))}%`
  return fonts.map((name, index) => {
    const size = sizes[index] ?? 100
    return `@font-face {
  font-family: '${family} as ${name}';
  src: ${installed[name]?.[style].map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent((100 * ascent) / size)};
  descent-override: ${percent((100 * descent) / size)};
  line-gap-override: 0%;
  ${unicodeRange ? `unicode-range: ${unicodeRange};` : ''}
}
`
  })
}

/** Ends a language's sheet with its fallback fonts. */
export function fallbackFonts(): Plugin {
  return {
    name: 'fallback-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/styles\/[a-z]{2}\.css(?!\?url)/ },
      handler(code, id) {
        const locale = /(\w+)\.css/.exec(id)?.[1] ?? ''
        const rows = isLocale(locale) ? table[locale] : []
        return { code: code + rows.flatMap(rules).join(''), map: null }
      },
    },
  }
}

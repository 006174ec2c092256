import { locales } from '#app/i18n/locales.ts'
import { addressKind, localeOfPath, type pagePaths } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** The kinds of file a page starts with. */
export const weightKinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures'] as const

export type WeightKind = (typeof weightKinds)[number]

/** In kB of 1000 bytes as they travel: text compressed with Brotli, fonts and pictures as they are. */
export type Budget = Readonly<Record<WeightKind, number>>

type Prefix = (typeof locales)[Locale]['prefix']
type PagePath = (typeof pagePaths)[keyof typeof pagePaths]
type Row = `${Prefix}${PagePath | '/blogs/:post'}` | '/404.html' | '/offline.html'

const row = (HTML: number, CSS: number, JS: number, fonts: number, pictures: number): Budget => ({
  HTML,
  CSS,
  JS,
  fonts,
  pictures,
})

/**
 * What each page may weigh. Numbers lie just above what the pages weigh now; whoever raises one says
 * why in the commit. All posts of a language share a row, with room for a longer text and a photograph.
 */
const budgets = {
  '/home': row(20, 14, 134, 34, 0),
  '/about-us': row(12, 11, 128, 34, 0),
  '/services': row(14, 11, 130, 34, 0),
  '/solutions': row(12, 11, 128, 34, 0),
  '/certificates': row(10, 9, 122, 34, 0),
  '/milestone': row(12, 11, 128, 34, 0),
  '/projects': row(12, 11, 130, 34, 0),
  '/client-and-partner': row(12, 11, 128, 34, 0),
  '/contact-us': row(12, 11, 130, 34, 0),
  '/faqs': row(10, 11, 126, 34, 0),
  '/blogs': row(12, 11, 126, 34, 0),
  '/blogs/:post': row(24, 11, 126, 34, 100),
  '/ar/home': row(20, 14, 136, 44, 0),
  '/ar/about-us': row(12, 11, 130, 44, 0),
  '/ar/services': row(14, 11, 130, 44, 0),
  '/ar/solutions': row(12, 11, 128, 44, 0),
  '/ar/certificates': row(10, 9, 124, 44, 0),
  '/ar/milestone': row(12, 11, 128, 44, 0),
  '/ar/projects': row(12, 11, 130, 44, 0),
  '/ar/client-and-partner': row(14, 11, 128, 44, 0),
  '/ar/contact-us': row(12, 11, 130, 44, 0),
  '/ar/faqs': row(12, 11, 126, 44, 0),
  '/ar/blogs': row(14, 11, 126, 44, 0),
  '/ar/blogs/:post': row(24, 11, 126, 44, 100),
  '/404.html': row(4, 2, 102, 0, 0),
  '/offline.html': row(3, 0, 0, 0, 0),
} as const satisfies Record<Row, Budget>

/** The budget of the page at a path of the site. */
export function budgetOf(address: string): Budget | undefined {
  const rows: Readonly<Record<string, Budget>> = budgets
  const isPost = addressKind(address) === 'post'
  return rows[isPost ? `${locales[localeOfPath(address)].prefix}/blogs/:post` : address]
}

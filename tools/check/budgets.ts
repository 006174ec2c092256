import { locales } from '#app/i18n/locales.ts'
import { addressKind, localeOfPath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

export const weightKinds = ['HTML', 'JS', 'fonts', 'pictures'] as const

export type WeightKind = (typeof weightKinds)[number]

/**
 * In kB (1000 bytes) on the wire, text as Brotli. Styles are in the HTML; fonts are all that the page's
 * styles name.
 */
export type Budget = Readonly<Record<WeightKind, number>>

type Row = readonly [HTML: number, JS: number, pictures?: number]

/** The largest file of one, 1280 by 800 pixels: a street or leaves take 120 to 200 kB in AVIF. */
const photograph = 220

/** Of a page that has no row yet: room for any. */
const newPage: Row = [44, 119, photograph]

/**
 * HTML, scripts and pictures of a page. The aim is 120 kB of script. Numbers are at least 0.3 kB above
 * what the pages weigh now: the names of the built files depend on the folder and the settings of a
 * build, and compress a little better or worse. Whoever raises a number says why in the commit. All
 * posts share a row with room for a longer text; so has the blog. A new page has `newPage` until it
 * gets a row.
 */
const pages: Readonly<Record<string, Row>> = {
  '/home': [44, 118],
  '/about-us': [37, 116],
  '/services': [38, 117.5],
  '/solutions': [35, 116],
  '/certificates': [36, 116],
  '/milestone': [36, 115.5],
  '/projects': [40, 118.5],
  '/client-and-partner': [37, 115.5],
  '/contact-us': [36, 117.5],
  '/faqs': [35, 115.5],
  '/blogs': [36, 118, photograph],
  '/blogs/:post': [42, 117.5, photograph],
}

/** HTML and scripts beyond those of English, and fonts. */
const languages: Readonly<Record<Locale, readonly [HTML: number, JS: number, fonts: number]>> = {
  en: [0, 0, 36],
  ar: [1, 1, 53],
}

const fallbacks: Readonly<Record<string, Budget>> = {
  '/404.html': { HTML: 27, JS: 112.5, fonts: 0, pictures: 0 },
  '/offline.html': { HTML: 3.3, JS: 0, fonts: 0, pictures: 0 },
}

/** @param address the page's path, without the base path: `/ar/home`, or `/ar`, which is a copy of it */
export function budgetOf(address: string): Budget {
  const fallback = fallbacks[address]
  if (fallback) return fallback
  const locale = localeOfPath(address)
  const isPost = addressKind(address) === 'post'
  const own = address.slice(locales[locale].prefix.length) || '/home'
  const path = isPost ? '/blogs/:post' : own
  const [HTML, JS, pictures = 0] = pages[path] ?? newPage
  const [moreHTML, moreJS, fonts] = languages[locale]
  return { HTML: HTML + moreHTML, JS: JS + moreJS, fonts, pictures }
}

import { type CheerioAPI, load } from 'cheerio'
import { defaultLocale } from '#app/i18n/locales.ts'
import { localeOfPath, pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** One HTML file of the output. */
export type Page = Readonly<{
  /** Its place in the output: `ar/home/index.html`. */
  file: string
  /** The path it is published under, without the site's base: `/ar/home`. */
  address: string
  locale: Locale
  /**
   * `index.html` is a copy of home; `404.html` and `offline.html` are the fallbacks of both languages,
   * shown where a page is not there or out of reach.
   */
  role: 'page' | 'copy' | 'fallback'
  $: CheerioAPI
  /** Every `id` in document order, repeated ones included. */
  ids: readonly string[]
}>

/** Where a site is published. */
export type Place = Readonly<{
  /** Its address, without a trailing slash. */
  url: string
  /** The path of that address: `/website`, or nothing at a host's root. */
  base: string
}>

/** Everything the build has written, without compressed copies and the host's own files. */
export type Site = Place &
  Readonly<{
    /** Contents by place in the output, with `/` between folders. */
    files: ReadonlyMap<string, Buffer>
    /** Bytes each file takes on its way to a visitor. */
    sizes: ReadonlyMap<string, number>
    pages: readonly Page[]
  }>

/** What one page shows to be wrong, a text for each problem. */
export type PageCheck = (page: Page, site: Site) => string[]

/** What one file, of any kind, shows to be wrong, a text for each problem. */
export type FileCheck = (file: string, site: Site) => string[]

/** The site these files make up; its pages are parsed. */
export function siteOf(
  place: Place,
  files: ReadonlyMap<string, Buffer>,
  sizes: ReadonlyMap<string, number>,
): Site {
  const pages = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => pageOf(file, html.toString('utf8')))
  return { ...place, files, sizes, pages }
}

/** The text of a file of the site; empty when there is none. */
export function textOf(file: string, site: Site): string {
  return site.files.get(file)?.toString('utf8') ?? ''
}

function pageOf(file: string, html: string): Page {
  // What stands in noscript is part of the page, too.
  const $ = load(html, { scriptingEnabled: false })
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '')
  const address = addressOf(file)
  return { file, address, locale: localeOfPath(address), role: roleOf(file), $, ids }
}

function addressOf(file: string): string {
  if (roleOf(file) === 'copy') return pagePath(defaultLocale, 'home')
  return `/${file.replace(/\/index\.html$/, '')}`
}

function roleOf(file: string): Page['role'] {
  if (file === 'index.html') return 'copy'
  return ['404.html', 'offline.html'].includes(file) ? 'fallback' : 'page'
}

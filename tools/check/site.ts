import { type CheerioAPI, load } from 'cheerio'
import { defaultLocale } from '#app/i18n/locales.ts'
import { localeOfPath, pagePath } from '#app/i18n/paths.ts'
import type { Locale } from '#content/types.ts'

/** One HTML file of the output. */
export type Page = Readonly<{
  /** Its place in the output: `ar/home/index.html`. */
  file: string
  /** The path it is published under, without the site's base path: `/ar/home`. */
  address: string
  locale: Locale
  /**
   * `index.html` is a copy of home; `404.html` and `offline.html` are the fallbacks of both languages
   * for pages that do not exist or cannot be reached.
   */
  role: 'page' | 'copy' | 'fallback'
  $: CheerioAPI
}>

/** All files of the build, without compressed copies and instructions for hosts. */
export type Site = Readonly<{
  /** The published address, without a trailing slash. */
  url: string
  /** Contents by place in the output, with `/` between folders. */
  files: ReadonlyMap<string, Buffer>
  /** Bytes of each file on the wire. */
  sizes: ReadonlyMap<string, number>
  pages: readonly Page[]
}>

/** What is wrong with one page, a text for each problem. */
export type PageCheck = (page: Page, site: Site) => string[]

/** What is wrong with one file of any kind, a text for each problem. */
export type FileCheck = (file: string, site: Site) => string[]

/** The site of these files, with its pages parsed. */
export function siteOf(
  url: string,
  files: ReadonlyMap<string, Buffer>,
  sizes: ReadonlyMap<string, number>,
): Site {
  const pages = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => pageOf(file, html.toString('utf8')))
  return { url, files, sizes, pages }
}

/** The text of a file of the site; empty if it does not exist. */
export function textOf(file: string, site: Site): string {
  return site.files.get(file)?.toString('utf8') ?? ''
}

function pageOf(file: string, html: string): Page {
  // So that the content of noscript is parsed as elements.
  const $ = load(html, { scriptingEnabled: false })
  const address = addressOf(file)
  return { file, address, locale: localeOfPath(address), role: roleOf(file), $ }
}

function addressOf(file: string): string {
  if (roleOf(file) === 'copy') return pagePath(defaultLocale, 'home')
  return `/${file.replace(/\/index\.html$/, '')}`
}

function roleOf(file: string): Page['role'] {
  if (file === 'index.html') return 'copy'
  return ['404.html', 'offline.html'].includes(file) ? 'fallback' : 'page'
}

import type { Locale } from '#content/types.ts'
import { withoutBase } from './base-path.ts'
import { defaultLocale, localeKeys, locales } from './locales.ts'

/**
 * Every page's path in the default language. Links, the language switch, hreflang, the
 * prerender list and the end-to-end list are all derived from this table.
 */
export const pagePaths = {
  home: '/home',
  aboutUs: '/about-us',
  services: '/services',
  solutions: '/solutions',
  certificates: '/certificates',
  milestone: '/milestone',
  projects: '/projects',
  clientAndPartner: '/client-and-partner',
  contactUs: '/contact-us',
  faqs: '/faqs',
  blogs: '/blogs',
} as const

export type PageKey = keyof typeof pagePaths

export const pageKeys = Object.keys(pagePaths) as readonly PageKey[]

/** Pages whose content is chosen by `?page=`. */
export const pagedPages: readonly PageKey[] = ['services', 'projects']

/** The path of a page in one language, such as `/ar/projects`. */
export function pagePath(locale: Locale, key: PageKey): string {
  return locales[locale].prefix + pagePaths[key]
}

/** The path of a post in one language; the post need not exist. */
export function blogPath(locale: Locale, slug: string): string {
  return `${pagePath(locale, 'blogs')}/${slug}`
}

/** The path of a prerendered data file, fetched by client loaders. */
export function dataPath(locale: Locale, file: string): string {
  return `/data/${locale}/${file}.json`
}

/**
 * The picture a page is shared with, called after the last segment of the page's own path.
 *
 * @param page a page's key, or a post's slug
 */
export function ogPicturePath(locale: Locale, page: string): string {
  const path: string = Object.entries(pagePaths).find(([key]) => key === page)?.[1] ?? page
  return `/media/og/${locale}/${path.split('/').at(-1)}.png`
}

/** The kinds of feed the posts come in, by file name. */
const feedFiles = { atom: 'feed.xml', rss: 'rss.xml' } as const

export type FeedKind = keyof typeof feedFiles

export const feedKinds = Object.keys(feedFiles) as readonly FeedKind[]

/** The path of a language's feed of posts, such as `/ar/rss.xml`. */
export function feedPath(locale: Locale, kind: FeedKind): string {
  return `${locales[locale].prefix}/${feedFiles[kind]}`
}

/** The language an address belongs to: the first segment decides, in any case. */
export function localeOfPath(pathname: string): Locale {
  const lower = pathname.toLowerCase()
  const match = localeKeys.find((key) => {
    const { prefix } = locales[key]
    return prefix !== '' && (lower === prefix || lower.startsWith(`${prefix}/`))
  })
  return match ?? defaultLocale
}

/** The language of a request, such as a loader gets. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(withoutBase(new URL(request.url).pathname))
}

/** The path without its language prefix; `''` for the language's root. */
function withoutLocale(pathname: string): string {
  return pathname.slice(locales[localeOfPath(pathname)].prefix.length)
}

/** The same page in another language. */
export function counterpart(pathname: string, locale: Locale): string {
  // Two slashes at the beginning would name another host.
  return locales[locale].prefix + withoutLocale(pathname).replace(/^[/\\]+/, '/')
}

/** Lower case, no trailing slash, no `index.html`: the form the table is written in. */
export function canonicalPath(pathname: string): string {
  return withoutIndex(pathname.toLowerCase()).replace(/\/+$/, '')
}

/** A page's path without what hosts add to it: a slash, the name of its file. */
export function withoutIndex(pathname: string): string {
  return pathname.replace(/\/(?:index\.html)?$/, '')
}

/** What an address means to the site; whether there is a post at an address of posts, the host says. */
export type AddressKind = 'root' | 'page' | 'post' | 'unknown'

/** Sorts an address, in any case and with or without a trailing slash, by the table. */
export function addressKind(pathname: string): AddressKind {
  const path = canonicalPath(pathname)
  const inner = withoutLocale(path)
  if (inner === '') return path === '' ? 'root' : 'unknown'
  if (Object.values<string>(pagePaths).includes(inner)) return 'page'
  return /^\/blogs\/[^/]+$/.test(inner) ? 'post' : 'unknown'
}

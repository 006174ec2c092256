import type { Locale } from '#content/types.ts'
import { defaultLocale, localeKeys, locales } from './locales.ts'

/**
 * The table of pages, by path in the default language and in the order of the menu; every list of pages
 * derives from it.
 */
export const pagePaths = {
  home: '/home',
  aboutUs: '/about-us',
  services: '/services',
  solutions: '/solutions',
  projects: '/projects',
  milestone: '/milestone',
  clientAndPartner: '/client-and-partner',
  certificates: '/certificates',
  blogs: '/blogs',
  faqs: '/faqs',
  contactUs: '/contact-us',
} as const

export type PageKey = keyof typeof pagePaths

export const pageKeys = Object.keys(pagePaths) as readonly PageKey[]

/** Pages whose content is chosen by `?page=`. */
export const pagedPages: readonly PageKey[] = ['services', 'projects']

/** For example `/ar/projects`. */
export function pagePath(locale: Locale, key: PageKey): string {
  return locales[locale].prefix + pagePaths[key]
}

/** The post need not exist. */
export function blogPath(locale: Locale, slug: string): string {
  return `${pagePath(locale, 'blogs')}/${slug}`
}

/** The paths of all pages, and of the posts with these slugs, in every language. */
export function sitePaths(slugs: readonly string[]): string[] {
  return localeKeys.flatMap((locale) => [
    ...pageKeys.map((key) => pagePath(locale, key)),
    ...slugs.map((slug) => blogPath(locale, slug)),
  ])
}

/** Prerendered data files, which client loaders fetch. */
export function dataPath(locale: Locale, file: string): string {
  return `/data/${locale}/${file}.json`
}

/** The path below its host's root the site is published at (`/website`); `''` for most hosts. */
const basePath = (import.meta.env?.BASE_URL ?? '/').replace(/\/+$/, '')

/** A path of the site as the browser asks for it: the tables and the router's links have no base. */
export function withBase(path: string): string {
  return basePath + path
}

export function withoutBase(pathname: string): string {
  if (basePath === '') return pathname
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return pathname
  return pathname.slice(basePath.length) || '/'
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

export function localeOfRequest(request: Request): Locale {
  return localeOfPath(withoutBase(new URL(request.url).pathname))
}

/** `''` for the language's root. */
function withoutLocale(pathname: string): string {
  return pathname.slice(locales[localeOfPath(pathname)].prefix.length)
}

export function counterpart(pathname: string, locale: Locale): string {
  // Two slashes at the beginning would name another host.
  return locales[locale].prefix + withoutLocale(pathname).replace(/^[/\\]+/, '/')
}

/** Lower case, no trailing slash, no `index.html`: the form the table is written in. */
export function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return withoutIndex(path).replace(/\/+$/, '')
}

function withoutIndex(pathname: string): string {
  return pathname.replace(/\/(?:index\.html)?$/, '')
}

/** What an address means to the site; a `post` need not exist. */
export type AddressKind = 'root' | 'page' | 'post' | 'unknown'

/** Sorts an address, in any case and with or without a trailing slash, by the table. */
export function addressKind(pathname: string): AddressKind {
  const inner = withoutLocale(canonicalPath(pathname))
  if (inner === '') return 'root'
  if (Object.values<string>(pagePaths).includes(inner)) return 'page'
  return /^\/blogs\/[^/]+$/.test(inner) ? 'post' : 'unknown'
}

type Address = Readonly<{ pathname: string; search: string; hash: string }>

/** `stay`: nothing to do. `rename`: same document, canonical address. `go`: another document. */
export type Resolution =
  | Readonly<{ action: 'stay'; locale: Locale }>
  | Readonly<{ action: 'rename' | 'go'; locale: Locale; target: string }>

/**
 * Whether the address is a page's own, or a root as its home page's, however a host lets it be spelled.
 *
 * @param own the page's path, with the base path
 */
export function isInPlace(pathname: string, own: string): boolean {
  try {
    const path = canonicalPath(decodeURI(pathname).replace(/\/+/g, '/'))
    return [path, path + pagePaths.home].includes(own.toLowerCase())
  } catch {
    // A broken escape.
    return false
  }
}

/**
 * Where an opened address leads. A stored choice wins over the address's language; a root is a home
 * page; pages and posts get their canonical address; everything else leads home. Whether a post exists
 * is not known here.
 *
 * @param address its query and hash are kept for pages and posts
 * @param stored the visitor's earlier choice, if any
 * @param own the path of the prerendered page in hand; the fallback file has none
 */
export function resolveAddress(
  address: Address,
  stored: Locale | undefined,
  own?: string,
): Resolution {
  const path = own ?? canonicalPath(address.pathname)
  const addressed = localeOfPath(path)
  const locale = stored ?? addressed
  const kind = addressKind(path)
  const rest = address.search + address.hash
  const home = pagePath(locale, 'home')

  if (kind === 'root') return { action: 'go', locale, target: home + rest }
  if (kind === 'unknown') return { action: 'go', locale, target: home }
  if (locale !== addressed)
    return { action: 'go', locale, target: counterpart(path, locale) + rest }
  if (address.pathname === path) return { action: 'stay', locale }
  // The fallback file is the same for a folder, with or without a slash, and for its index.
  const isSameFile = own !== undefined || withoutIndex(address.pathname) === path
  return { action: isSameFile ? 'rename' : 'go', locale, target: path + rest }
}

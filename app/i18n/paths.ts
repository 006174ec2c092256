import type { Locale } from '#content/types.ts'
import { defaultLocale, localeKeys, locales } from './locales.ts'

/** The table of pages, by path in the default language; every list of pages derives from it. */
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

/** For example `/ar/projects`. */
export function pagePath(locale: Locale, key: PageKey): string {
  return locales[locale].prefix + pagePaths[key]
}

/** The post need not exist. */
export function blogPath(locale: Locale, slug: string): string {
  return `${pagePath(locale, 'blogs')}/${slug}`
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
  return withoutIndex(pathname.toLowerCase()).replace(/\/+$/, '')
}

function withoutIndex(pathname: string): string {
  return pathname.replace(/\/(?:index\.html)?$/, '')
}

/** What an address means to the site; a `post` need not exist. */
export type AddressKind = 'root' | 'page' | 'post' | 'unknown'

/** Sorts an address, in any case and with or without a trailing slash, by the table. */
export function addressKind(pathname: string): AddressKind {
  const path = canonicalPath(pathname)
  const inner = withoutLocale(path)
  if (inner === '') return path === '' ? 'root' : 'unknown'
  if (Object.values<string>(pagePaths).includes(inner)) return 'page'
  return /^\/blogs\/[^/]+$/.test(inner) ? 'post' : 'unknown'
}

type Address = Readonly<{ pathname: string; search: string; hash: string }>

/** `stay`: nothing to do. `rename`: same document, canonical address. `go`: another document. */
export type Resolution =
  | Readonly<{ action: 'stay'; locale: Locale }>
  | Readonly<{ action: 'rename' | 'go'; locale: Locale; target: string }>

/**
 * Where an opened address leads. A stored choice wins over the address's language; the root is the
 * home page; pages and posts get their canonical address; everything else leads home. Whether a post
 * exists is not known here.
 *
 * @param address its query and hash are kept for pages and posts
 * @param stored the visitor's earlier choice, if any
 */
export function resolveAddress(address: Address, stored: Locale | undefined): Resolution {
  const addressed = localeOfPath(address.pathname)
  const locale = stored ?? addressed
  const kind = addressKind(address.pathname)
  const rest = address.search + address.hash
  const home = pagePath(locale, 'home')

  if (kind === 'root') {
    // The root file is the default language's home page, so only that one needs no second load.
    const isOnFile = withoutIndex(address.pathname) === '' && locales[locale].prefix === ''
    const action = isOnFile ? 'rename' : 'go'
    return { action, locale, target: home + rest }
  }
  if (kind === 'unknown') return { action: 'go', locale, target: home }

  const path = canonicalPath(address.pathname)
  if (locale !== addressed)
    return { action: 'go', locale, target: counterpart(path, locale) + rest }
  if (address.pathname === path) return { action: 'stay', locale }
  // Hosts give the same file for a folder, with or without a slash, and for its index.
  const isSameFile = withoutIndex(address.pathname) === path
  return { action: isSameFile ? 'rename' : 'go', locale, target: path + rest }
}

import type { Locale } from '#content/types.ts'
import { locales } from './locales.ts'
import {
  addressKind,
  canonicalPath,
  counterpart,
  localeOfPath,
  pagePath,
  withoutIndex,
} from './paths.ts'

type Address = Readonly<{ pathname: string; search: string; hash: string }>

/** `stay`: right as it is. `rename`: same document, better address. `go`: another document. */
export type Resolution =
  | Readonly<{ action: 'stay'; locale: Locale }>
  | Readonly<{ action: 'rename' | 'go'; locale: Locale; target: string }>

/**
 * Where a visitor who opened an address belongs, decided before anything is painted.
 * A stored choice wins over the address; the root is the home page under its own name;
 * a page or post in the wrong case moves to its address, one in other spelling takes its name;
 * everything else goes home. A post need not exist: no page knows them all, and the host has answered
 * with its file or without.
 *
 * @param address the opened address; its query and hash are kept for pages and posts
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

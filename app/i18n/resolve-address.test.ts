import { expect, it } from 'vitest'
import type { Locale } from '#content/types.ts'
import { badPaths } from './bad-addresses.fixture.ts'
import { localeKeys } from './locales.ts'
import { addressKind, counterpart, localeOfPath, pagePath, resolveAddress } from './paths.ts'

const at = (address: string) => new URL(address, 'https://site.example')

/** Address, language chosen before, page in hand, what is done about it, and where it leads. */
type Case = [string, Locale | undefined, string, 'stay' | 'rename' | 'go', target?: string]

const cases: readonly Case[] = [
  // A page stays where nothing is stored or the choice agrees; otherwise the choice wins.
  ['/projects?page=3', undefined, '', 'stay'],
  ['/ar/home', 'ar', '', 'stay'],
  ['/projects?page=3#main', 'ar', '', 'go', '/ar/projects?page=3#main'],
  ['/ar/blogs/nope', 'en', '', 'go', '/blogs/nope'],
  // A root gets its name, in the same document where that holds the right language.
  ['/?utm=a', undefined, '/home', 'rename', '/home?utm=a'],
  ['/ar/#top', undefined, '/ar/home', 'rename', '/ar/home#top'],
  ['/', 'ar', '/home', 'go', '/ar/home'],
  ['/ar', 'en', '/ar/home', 'go', '/home'],
  ['/?utm=a', undefined, '', 'go', '/home?utm=a'],
  ['/ar/', undefined, '', 'go', '/ar/home'],
  // So does a page in hand, however it was asked for; another host would give another file.
  ...['/Projects', '/%70rojects/', '/projects/index.html'].map(
    (path): Case => [`${path}?page=3`, undefined, '/projects', 'rename', '/projects?page=3'],
  ),
  ['/projects//', undefined, '', 'go', '/projects'],
  ['/Projects/?page=2', undefined, '', 'go', '/projects?page=2'],
  // All else leads home, and carries nothing along.
  ...['/nope', '/blogs/a/b', '/%2f%2fevil'].map(
    (path): Case => [`${path}?a=1#b`, undefined, '', 'go', '/home'],
  ),
  ['/ar/nope', undefined, '', 'go', '/ar/home'],
  ['/nope', 'ar', '', 'go', '/ar/home'],
  // A post gets its own name without knowing whether there is one; by that name the host may have one.
  ['/blogs/nope', undefined, '', 'stay'],
  ['/blogs/nope/?a=1', undefined, '', 'rename', '/blogs/nope?a=1'],
  ['/ar/blogs/First-Blog#b', undefined, '', 'go', '/ar/blogs/first-blog#b'],
]

it.each(cases)('%s, chosen %s, in hand %s: %s %s', (address, stored, own, action, target) => {
  const found = resolveAddress(at(address), stored, ...(own ? [own] : []))
  const locale = localeOfPath(target ?? at(address).pathname)
  expect(found).toEqual({ action, locale, ...(target && { target }) })
})

it('takes two slashes for no host', () => {
  const two = (pathname: string) => resolveAddress({ pathname, search: '?a', hash: '' }, undefined)
  expect(two('//')).toMatchObject({ action: 'go', target: '/home?a' })
  expect(two('//evil.example')).toMatchObject({ action: 'go', target: '/home' })
})

it.each(badPaths)('leads from %s to %s, a path of ours, in one step', (address, landing) => {
  const url = new URL(`https://site.example${address}`)
  const found = resolveAddress(url, undefined)
  const target = at(found.action === 'stay' ? url.pathname : found.target)
  expect(target.host).toBe('site.example')
  expect(resolveAddress(target, undefined)).toEqual({ action: 'stay', locale: found.locale })
  expect(landing.startsWith(found.locale)).toBe(true)
  if (landing.endsWith('blogDetail')) expect(addressKind(target.pathname)).toBe('post')
  else if (landing.endsWith('home')) expect(target.pathname).toBe(pagePath(found.locale, 'home'))
  else expect(target.pathname).toBe(url.pathname)
  for (const locale of localeKeys)
    expect(counterpart(url.pathname, locale)).toMatch(/^\/(?![/\\])|^$/)
})

import { expect, it } from 'vitest'
import { random } from '#app/art/random.ts'
import { pageFromSearch, pageInRange } from '#app/paging/pagination.ts'
import { badPaths, badQueries } from './bad-addresses.fixture.ts'
import { localeKeys, locales } from './locales.ts'
import {
  addressKind,
  counterpart,
  localeOfPath,
  pageKeys,
  pagePath,
  resolveAddress,
} from './paths.ts'

/** Another seed makes other addresses; a failure names the one it was found with. */
const seed = 20_260_115

/** What an address is put together from: the site's own words and what has broken other sites. */
const pieces = [
  ...String.raw`/ / // \ . .. /../ ; ? # & = @ % %2 %2f %5c %00 %25 %2e%2e`.split(' '),
  ...'ar AR /ar/ /blogs/ /Blogs/ /home index.html /projects first-blog //evil.example'.split(' '),
  ...['__proto__', 'toString'],
  ...'منوال ٣ İ ﬁ \u212a 👩‍🚀 \u0000 \u202e \ud800 \udc00'.split(' '),
  ...['\t', '\r\n', ' ', '\u2028', '\ufeff'],
  ...[...badPaths, ...badQueries].map(([address]) => address),
]

const next = random(seed)
function pick<Entry>(entries: readonly Entry[]): Entry | undefined {
  return entries[Math.floor(next() * entries.length)]
}

const junk = () => Array.from({ length: Math.floor(next() * 8) }, () => pick(pieces)).join('')

/** Raw, or, every second time, in the form a browser gives to what it was handed. */
function anAddress() {
  const raw = { pathname: `/${junk()}`, search: `?${junk()}`, hash: `#${junk()}` }
  const url = URL.parse(raw.pathname + raw.search + raw.hash, 'https://minwal.example')
  return next() < 0.5 ? raw : (url ?? raw)
}

/** A path of this site's own: with two slashes, or one and a backslash, it would name a host. */
const ownPath = /^\/(?![/\\])|^$/

it('addresses put together at random lead to a page of ours in one step', {
  timeout: 60_000,
}, () => {
  const targets = localeKeys.flatMap((locale) => pageKeys.map((key) => pagePath(locale, key)))
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    const address = anAddress()
    const choice = pick([undefined, ...localeKeys])
    const { pathname, search, hash } = address
    const shown = `seed ${seed}, try ${attempt}: ${JSON.stringify({ pathname, search, hash, choice })}`
    for (const locale of localeKeys) {
      const other = counterpart(pathname, locale)
      expect(other, shown).toMatch(ownPath)
      expect(other.startsWith(locales[locale].prefix), shown).toBe(true)
    }
    const page = pageInRange(pageFromSearch(search), 5)
    expect([1, 2, 3, 4, 5], shown).toContain(page)
    const found = resolveAddress(address, choice)
    if (found.action === 'stay') {
      expect(['page', 'post'], shown).toContain(addressKind(pathname))
      continue
    }
    expect(found.target, shown).toMatch(ownPath)
    const url = new URL(found.target, 'https://minwal.example')
    if (addressKind(url.pathname) !== 'post') expect(targets, shown).toContain(url.pathname)
    expect(localeOfPath(url.pathname), shown).toBe(found.locale)
    expect(resolveAddress(url, choice), shown).toEqual({ action: 'stay', locale: found.locale })
  }
})

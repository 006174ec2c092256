import { afterEach, describe, expect, it, vi } from 'vitest'
import { random } from '#app/art/random.ts'
import { readDraft } from '#app/forms/draft.ts'
import { type FormName, fieldNames, messageForms } from '#app/forms/forms.ts'
import { pageFromSearch, pageInRange } from '#app/paging/pagination.ts'
import { readStoredLocale } from '#app/start/stored-locale.ts'
import { isLocale, localeKeys, locales } from './locales.ts'
import {
  addressKind,
  canonicalPath,
  counterpart,
  localeOfPath,
  pageKeys,
  pagePath,
  resolveAddress,
} from './paths.ts'

/** Another seed makes other addresses; a failure names the one it was found with. */
const seed = 20_260_115
const count = 10_000

/** What an address is put together from: the site's own words and what has broken other sites. */
const pieces: readonly [string, ...string[]] = [
  'a'.repeat(4000),
  ...['/', '/', '/', '//', '\\', '/\\', '.', '..', '/../', ';jsessionid=1', '?', '#', '&', '='],
  ...['ar', 'AR', 'Ar', '/ar/', '/blogs/', '/Blogs/', '/home', 'index.html', '/projects', 'HOME'],
  ...['first-blog', 'nope', 'evil.example', '//evil.example', '@evil.example', 'javascript:'],
  ...['page=', 'page=3', 'page=0', 'page=1e3', 'page=٣', 'page=99999', 'page[]=2', '%33', '+'],
  ...['%', '%2', '%2f', '%5c', '%00', '%0d%0a', '%E0%A4%A', '%25', '%2e%2e', '%c0%af', '%ff'],
  ...['\u0000', '\t', '\r\n', ' ', '\u007f', '\u2028', '\ufeff', '\u202e', '\ud800', '\udc00'],
  ...[
    'منوال',
    'المشاريع',
    '٣',
    'İ',
    'ﬁ',
    '\u212a',
    '👩‍🚀',
    '<script>',
    '"><img src=x onerror=a>',
    "'",
  ],
  ...['__proto__', '/__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN', '-1'],
]

const next = random(seed)
const upTo = (limit: number) => Math.floor(next() * (limit + 1))
function pick<Entry>(draw: () => number, [first, ...rest]: readonly [Entry, ...Entry[]]) {
  return rest[Math.floor(draw() * (rest.length + 1)) - 1] ?? first
}

const junk = () => Array.from({ length: upTo(7) }, () => pick(next, pieces)).join('')
const stored = () => pick(next, [undefined, ...localeKeys])
const targets = localeKeys.flatMap((locale) => pageKeys.map((key) => pagePath(locale, key)))

type Address = Readonly<{ pathname: string; search: string; hash: string }>

/** Raw, or, every second time, in the form a browser gives to what it was handed. */
function anAddress(): Address {
  const raw = { pathname: `/${junk()}`, search: `?${junk()}`, hash: `#${junk()}` }
  if (next() < 0.5) return raw
  const url = URL.parse(raw.pathname + raw.search + raw.hash, 'https://minwal.example')
  return url ?? raw
}

/** Calls `check` with as many different inputs as there are tries; a failure names its input. */
function forMany<Input>(make: () => Input, check: (input: Input) => void) {
  for (let attempt = 0; attempt < count; attempt += 1) {
    const input = make()
    try {
      check(input)
    } catch (error) {
      const { pathname, search, hash } = Object(input)
      const shown = JSON.stringify(pathname === undefined ? input : { pathname, search, hash })
      throw new Error(`seed ${seed}, try ${attempt}: ${shown}`, { cause: error })
    }
  }
}

/** A path of this site's own: with two slashes, or one and a backslash, it would name a host. */
function expectOwnPath(path: string) {
  expect(path.slice(0, 2)).toMatch(/^\/[^/\\]?$/)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe(`${count} addresses put together at random`, { timeout: 60_000 }, () => {
  it('lead to a page of the table or to a post that may be missing, in one step', () => {
    forMany(
      () => ({ address: anAddress(), choice: stored() }),
      ({ address, choice }) => {
        const found = resolveAddress(address, choice)
        expect(localeKeys).toContain(found.locale)
        if (found.action === 'stay') return expect(addressKind(address.pathname)).not.toBe('root')
        expectOwnPath(found.target)
        const url = new URL(found.target, 'https://minwal.example')
        expect(url.origin).toBe('https://minwal.example')
        const isPost = addressKind(url.pathname) === 'post'
        if (!isPost) expect(targets).toContain(url.pathname)
        expect(localeOfPath(url.pathname)).toBe(found.locale)
        expect(resolveAddress(url, choice)).toEqual({ action: 'stay', locale: found.locale })
      },
    )
  })

  it('stay only where the table has them or a post may be', () => {
    forMany(anAddress, (address) => {
      const { action } = resolveAddress(address, undefined)
      const kind = addressKind(address.pathname)
      if (action === 'stay') expect(['page', 'post']).toContain(kind)
      if (kind === 'unknown') {
        const home = pagePath(localeOfPath(address.pathname), 'home')
        expect(resolveAddress(address, undefined)).toMatchObject({ action: 'go', target: home })
      }
    })
  })

  it('have one language, and a canonical path that stays as it is', () => {
    forMany(anAddress, ({ pathname }) => {
      expect(localeKeys).toContain(localeOfPath(pathname))
      const path = canonicalPath(pathname)
      expect(localeOfPath(path)).toBe(localeOfPath(pathname))
      expect(path).not.toMatch(/\/$/)
      const slug = path.split('/').pop() ?? ''
      expect(addressKind(`/blogs/${slug}`)).toBe(slug === '' ? 'page' : 'post')
    })
  })

  it('have a counterpart in each language that names no other host', () => {
    forMany(anAddress, ({ pathname }) => {
      for (const locale of localeKeys) {
        const other = counterpart(pathname, locale)
        if (other !== '') expectOwnPath(other)
        expect(other.startsWith(locales[locale].prefix)).toBe(true)
      }
    })
  })

  it('ask for a page that is a whole number in range', () => {
    forMany(
      () => ({ address: anAddress(), pages: 1 + upTo(40) }),
      ({ address, pages }) => {
        for (const search of [address.search, new URLSearchParams(address.search)]) {
          const page = pageInRange(pageFromSearch(search), pages)
          expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true)
        }
      },
    )
  })
})

/** Anything storage may hold: junk, junk in JSON, or nearly what belongs there. */
function aStoredText(): string {
  const value = (): unknown =>
    pick<() => unknown>(next, [junk, () => upTo(9), () => null, () => [junk()], () => ({})])()
  const object = () => ({
    selectedLang: pick<unknown>(next, ['en', 'ar', value()]),
    values: pick<unknown>(next, [value(), { email: value(), message: value() }]),
    attempt: pick<unknown>(next, [value(), { id: value(), values: value(), outcome: value() }]),
  })
  const text = pick<() => string>(next, [
    junk,
    () => JSON.stringify(value()),
    () => JSON.stringify(object()),
    () => JSON.stringify(object()).slice(0, upTo(60)),
    () => `{"__proto__":${JSON.stringify(object())}}`,
    () => '['.repeat(upTo(5000)),
  ])
  return text()
}

describe(`${count} stored texts put together at random`, { timeout: 60_000 }, () => {
  it('are the language of a choice, or no choice', () => {
    forMany(aStoredText, (text) => {
      vi.stubGlobal('localStorage', { getItem: () => text })
      const locale = readStoredLocale()
      if (locale !== undefined) {
        expect(isLocale(locale)).toBe(true)
        expect(text).toContain(`"selectedLang":"${locale}"`)
      }
    })
  })

  it('are a draft with texts in its own fields, or no draft', () => {
    const forms = Object.keys(messageForms) as FormName[]
    forMany(aStoredText, (text) => {
      vi.stubGlobal('sessionStorage', { getItem: () => text })
      for (const form of forms) {
        const draft = readDraft(form)
        if (!draft) continue
        expect(Object.keys(draft.values)).toEqual(fieldNames(form))
        expect(Object.values(draft.values).every((value) => typeof value === 'string')).toBe(true)
        expect([undefined, 'pending', 'failed', 'offline', 'unknown']).toContain(draft.attempt)
      }
    })
  })
})

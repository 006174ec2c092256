import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readStoredLocale, storeLocale } from './stored-locale.ts'
import { readStoredTheme, storeTheme } from './stored-theme.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['i18nConfig', '{"selectedLang":"en"}', () => storeLocale('en'), readStoredLocale, 'en'],
  ['i18nConfig', '{"selectedLang":"ar"}', () => storeLocale('ar'), readStoredLocale, 'ar'],
  ['theme', 'light', () => storeTheme('light'), readStoredTheme, 'light'],
  ['theme', 'dark', () => storeTheme('dark'), readStoredTheme, 'dark'],
])('is kept as %s: %s, and read again', (key, text, store, read, choice) => {
  store()
  expect([...stored]).toEqual([[key, text]])
  expect(read()).toBe(choice)
})

it.each([
  ...['', 'ar', '{', 'null', '[]', '7', '"ar"', '{}', '{"selectedLang":"fr"}'],
  ...['{"selectedLang":null}', '{"selectedLang":["ar"]}', '{"selectedLang":"__proto__"}'],
])('is no language as %s', (text) => {
  stored.set('i18nConfig', text)
  expect(readStoredLocale()).toBeUndefined()
})

it.each([...['', 'Dark', ' dark', '"dark"', 'null', '{"theme":"dark"}', 'system', '__proto__']])(
  'is no theme as %s',
  (text) => {
    stored.set('theme', text)
    expect(readStoredTheme()).toBeUndefined()
  },
)

it.each([
  ['blocked', undefined],
  [
    'full',
    {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  ],
])('is nothing where storage is %s, and says nothing', (_, refusing) => {
  vi.stubGlobal('localStorage', refusing)
  storeLocale('ar')
  storeTheme('dark')
  expect([readStoredLocale(), readStoredTheme()]).toEqual([undefined, undefined])
})

it('throws nothing where nothing was chosen, as an error takes time before the first paint', () => {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  expect([readStoredLocale(), readStoredTheme()]).toEqual([undefined, undefined])
  expect(parse.mock.results.filter(({ type }) => type === 'throw')).toEqual([])
})

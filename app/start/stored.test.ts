import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { storageIn } from '#app/platform/storage.fixture.ts'
import { readStoredLocale, readStoredTheme, storeLocale, storeTheme } from './stored.ts'

const stored = new Map<string, string>()
const storage = storageIn(stored)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['i18nConfig', '{"selectedLang":"ar"}', () => storeLocale('ar'), readStoredLocale, 'ar'],
  ['theme', 'dark', () => storeTheme('dark'), readStoredTheme, 'dark'],
])('is kept as %s: %s, and read again', (key, text, store, read, choice) => {
  store()
  expect([...stored]).toEqual([[key, text]])
  expect(read()).toBe(choice)
})

it.each([
  ...['', '{', 'null', '7', '"ar"', '{}', '{"selectedLang":"xx"}', '{"selectedLang":["ar"]}'],
])('is no language as %s', (text) => {
  stored.set('i18nConfig', text)
  expect(readStoredLocale()).toBeUndefined()
})

it.each(['', 'Dark', 'null', 'system'])('is no theme as %s', (text) => {
  stored.set('theme', text)
  expect(readStoredTheme()).toBeUndefined()
})

const setItem = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

it.each([
  ['blocked', undefined],
  ['full', { ...storage, setItem }],
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

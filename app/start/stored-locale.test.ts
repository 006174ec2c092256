import { describe, expect, it, vi } from 'vitest'
import { localeKey } from './protocol.ts'
import { withStorage } from './storage.fixture.ts'
import { readStoredLocale, storeLocale } from './stored-locale.ts'

describe('the stored language', () => {
  it.each(['en', 'ar'] as const)('reads %s', (selectedLang) => {
    withStorage(JSON.stringify({ selectedLang }))
    expect(readStoredLocale()).toBe(selectedLang)
  })

  it.each([
    ...[null, '', 'ar', '{', 'null', '[]', '7', '"ar"', '{}', '{"selectedLang":"fr"}'],
    ...['{"selectedLang":null}', '{"selectedLang":["ar"]}', '{"selectedLang":"__proto__"}'],
  ])('counts %s as nothing', (stored) => {
    withStorage(stored)
    expect(readStoredLocale()).toBeUndefined()
  })

  it('is nothing, and keeps nothing, where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readStoredLocale()).toBeUndefined()
    expect(() => storeLocale('ar')).not.toThrow()
  })

  it('is kept in the specified form', () => {
    const setItem = withStorage(null)
    storeLocale('ar')
    expect(setItem).toHaveBeenCalledWith(localeKey, '{"selectedLang":"ar"}')
    expect(localeKey).toBe('i18nConfig')
  })
})

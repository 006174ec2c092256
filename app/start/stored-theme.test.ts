import { describe, expect, it, vi } from 'vitest'
import { themeKey } from './protocol.ts'
import { withStorage } from './storage.fixture.ts'
import { readStoredTheme, storeTheme } from './stored-theme.ts'

describe('the stored theme', () => {
  it.each(['light', 'dark'] as const)('reads %s', (theme) => {
    withStorage(theme)
    expect(readStoredTheme()).toBe(theme)
  })

  it.each([
    ...[null, '', 'Dark', ' dark', '"dark"', 'null', '{"theme":"dark"}', 'system', '__proto__'],
  ])('counts %s as nothing', (stored) => {
    withStorage(stored)
    expect(readStoredTheme()).toBeUndefined()
  })

  it('is nothing, and keeps nothing, where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readStoredTheme()).toBeUndefined()
    expect(() => storeTheme('dark')).not.toThrow()
  })

  it('keeps nothing, and says nothing, where storage is full', () => {
    withStorage(null).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => storeTheme('dark')).not.toThrow()
  })

  it('is kept as one word', () => {
    const setItem = withStorage(null)
    storeTheme('light')
    expect(setItem).toHaveBeenCalledWith(themeKey, 'light')
    expect(themeKey).toBe('theme')
  })
})

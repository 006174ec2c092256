import { afterEach, vi } from 'vitest'

/** Gives a test storage that holds one text, whatever the key. @returns a mock of what is stored */
export function withStorage(stored: string | null) {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem })
  return setItem
}

afterEach(() => {
  vi.unstubAllGlobals()
})

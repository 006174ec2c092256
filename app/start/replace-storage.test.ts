import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceBrokenStorage } from './replace-storage.ts'

/** Its texts are properties of its own, as in browsers. */
class FullStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
  removeItem(key: string) {
    delete this[key]
  }
}

it.each([
  ['keeps all', (text: string) => text, true],
  ['keeps nothing', () => null, false],
] as const)('storage that %s', (_, kept, isLeft) => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept(items.get(key) ?? ''),
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  }
  replace(storage)
  expect((sessionStorage as unknown) === storage).toBe(isLeft)
  sessionStorage.setItem('draft', 'text')
  expect(sessionStorage.getItem('draft')).toBe('text')
})

it('what is removed is gone from full storage too, for the next document', () => {
  const full = Object.assign(new FullStorage(), { sent: 'text', other: 'text' })
  replace(full)
  expect(sessionStorage).not.toBe(full)
  sessionStorage.removeItem('sent')
  expect(sessionStorage.getItem('sent')).toBe(null)
  expect({ ...full }).toEqual({ other: 'text' })
})

function replace(storage: object) {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('sessionStorage', storage)
  onTestFinished(() => void vi.unstubAllGlobals())
  replaceBrokenStorage()
}

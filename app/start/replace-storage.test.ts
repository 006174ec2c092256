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

it('what is removed is gone from full storage too, for the next document', () => {
  const full = Object.assign(new FullStorage(), { sent: 'text', other: 'text' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('sessionStorage', full)
  onTestFinished(() => void vi.unstubAllGlobals())
  replaceBrokenStorage()
  expect(sessionStorage).not.toBe(full)
  sessionStorage.removeItem('sent')
  expect(sessionStorage.getItem('sent')).toBe(null)
  expect({ ...full }).toEqual({ other: 'text' })
})

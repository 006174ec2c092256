import { expect, it, onTestFinished, vi } from 'vitest'
import { storageIn } from '#app/platform/storage.fixture.ts'
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
  ['keeps all', {}, true],
  ['keeps nothing', { getItem: () => null }, false],
])('storage that %s', (_, lack, isLeft) => {
  const storage = { ...storageIn(new Map()), ...lack }
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

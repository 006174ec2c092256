import { tryStorage } from '#app/platform/try-storage.ts'

/**
 * Replaces `sessionStorage` that is blocked, full or missing by one that lasts as long as its document:
 * the router reads and writes it without a guard, and forms keep their text in it.
 */
export function replaceBrokenStorage(): void {
  const isKept = tryStorage(() => {
    sessionStorage.setItem('', '1')
    const stored = sessionStorage.getItem('')
    sessionStorage.removeItem('')
    return stored === '1'
  })
  if (isKept) return
  const broken = tryStorage(() => sessionStorage)
  const items = new Map<string, string>(tryStorage(() => Object.entries({ ...broken })))
  const value = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem(key: string) {
      items.delete(key)
      // Or the next document would find what has been sent.
      tryStorage(() => broken?.removeItem(key))
    },
  }
  tryStorage(() => Object.defineProperty(window, 'sessionStorage', { value }))
}

import { tryStorage } from '#app/platform/try-storage.ts'
import { formAttribute, hydratedAttribute, writtenKey } from './protocol.ts'

/** Stores what is typed into forms that are not hydrated yet, and when. Runs in the head script. */
export function storeTypedTexts(): void {
  const storeAll = ({ type }: Event) => {
    for (const form of document.querySelectorAll<HTMLFormElement>(`[data-${formAttribute}]`)) {
      if (hydratedAttribute in form.dataset) continue
      const written = [...new FormData(form)].filter(([, text]) => text)
      const key = writtenKey(`${form.dataset[formAttribute]}`)
      // A form emptied by the visitor is stored as empty; leaving an untouched one stores nothing.
      if (written.length === 0 && type !== 'input') continue
      const text = JSON.stringify(Object.fromEntries([...written, ['at', Date.now()]]))
      tryStorage(() => sessionStorage.setItem(key, text))
    }
  }
  // Captured: React stops events on what it has not hydrated.
  for (const type of ['input', 'pagehide']) addEventListener(type, storeAll, true)
}

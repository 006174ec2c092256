import { tryStorage } from '#app/platform/try-storage.ts'
import { formAttribute, hydratedAttribute, submittedAttribute, writtenKey } from './protocol.ts'

/**
 * Stores what is typed into forms that are not hydrated yet, when, and whether it is to be sent, which
 * `holdSubmissions` has to mark before. Runs in the head script.
 */
export function storeTypedTexts(): void {
  const storeAll = ({ type }: Event) => {
    for (const form of document.querySelectorAll<HTMLFormElement>(`[data-${formAttribute}]`)) {
      if (hydratedAttribute in form.dataset) continue
      const written = [...new FormData(form)].filter(([, text]) => text)
      const key = writtenKey(`${form.dataset[formAttribute]}`)
      // A form emptied by the visitor is stored as empty; leaving an untouched one stores nothing.
      if (written.length === 0 && type !== 'input') continue
      const notes = { at: Date.now(), [submittedAttribute]: form.dataset[submittedAttribute] }
      const text = JSON.stringify({ ...Object.fromEntries(written), ...notes })
      tryStorage(() => sessionStorage.setItem(key, text))
    }
  }
  // Captured: React stops events on what it has not hydrated.
  for (const type of ['input', 'submit', 'pagehide']) addEventListener(type, storeAll, true)
}

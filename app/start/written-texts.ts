import { appStarted } from './keep-clicks.ts'

/** Where is kept what was written in a form of a page that was left before its app had started. */
export function writtenKey(form: string): string {
  return `written:${form}`
}

/**
 * Keeps what is written in the page's forms when the visitor leaves before the app, which keeps it
 * with every letter, has started. No more than that, as this code is in every page: the app makes a
 * draft of it where the form stands next.
 */
export function keepWrittenTexts(): void {
  const keep = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-deferred-form]')) {
      const written = [...new FormData(form)].filter(([, text]) => text)
      const key = writtenKey(`${form.dataset.deferredForm}`)
      if (written.length > 0) store(key, JSON.stringify(Object.fromEntries(written)))
    }
  }
  addEventListener('pagehide', keep)
  addEventListener(appStarted, () => removeEventListener('pagehide', keep))
}

function store(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Blocked or full: the text lasts as long as its document.
  }
}

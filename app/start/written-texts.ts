/** Where is kept what was written in a form before the app had taken it over. */
export function writtenKey(form: string): string {
  return `written:${form}`
}

/** Stands on a form whose text the app keeps itself. */
export const keptMark = 'kept'

/**
 * Keeps what is written in the page's forms before the app, which makes drafts of it, has taken them
 * over. No more than that, as this code is in every page: the app makes a draft of it where the form
 * stands next.
 */
export function keepWrittenTexts(): void {
  const keep = ({ type }: Event) => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-deferred-form]')) {
      if (keptMark in form.dataset) continue
      const written = [...new FormData(form)].filter(([, text]) => text)
      const key = writtenKey(`${form.dataset.deferredForm}`)
      // What was emptied again is empty; what was only left may be an older page's.
      if (written.length > 0 || type === 'input')
        store(key, JSON.stringify(Object.fromEntries(written)))
    }
  }
  // Before React, which lets no event through to what it has not taken over.
  for (const type of ['input', 'pagehide']) addEventListener(type, keep, true)
}

function store(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Blocked or full: the text lasts as long as its document.
  }
}

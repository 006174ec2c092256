import { codeMissing, formAttribute, hydratedAttribute, submittedAttribute } from './protocol.ts'

/** In ms: a chunk that takes longer has failed (specification, section 9). */
const timeout = 120_000

/**
 * Marks a form that is submitted before its code has loaded (`data-submitted`); that code then sends the
 * form. If the code does not load, the mark is `failed`, and the next press tries again. Runs in the
 * head script.
 */
export function holdSubmissions(): void {
  let timer: ReturnType<typeof setTimeout>
  const hold = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (!(formAttribute in form.dataset)) return
    event.preventDefault()
    form.dataset[submittedAttribute] = ''
    clearTimeout(timer)
    timer = setTimeout(failSubmissions, timeout)
  }
  // Bubble listener: submits that no component has handled. Capture listener: forms that are not
  // hydrated, whose events React stops.
  addEventListener('submit', hold)
  addEventListener('submit', (event) => isHydrated(event) || hold(event), true)
  addEventListener(codeMissing, failSubmissions)
}

/** Waits until the current press has marked its form. Hydrated forms show failures themselves. */
export function failSubmissions(): void {
  setTimeout(() => {
    const waiting = `[data-${submittedAttribute}=""]:not([data-${hydratedAttribute}])`
    for (const form of document.querySelectorAll<HTMLFormElement>(waiting)) {
      form.dataset[submittedAttribute] = 'failed'
    }
  })
}

function isHydrated({ target }: Event): boolean {
  return target instanceof HTMLElement && hydratedAttribute in target.dataset
}

import type { FormName } from './message-forms.ts'
import type { SendResult } from './messaging.ts'

/*
 * Outlives the forms: a visitor may go on to another page, with the same form at its foot, while
 * a message is on its way.
 */

const underWay = new Set<FormName>()

type Listener = (form: FormName, result: SendResult) => void

const listeners = new Set<Listener>()

/** Whether a form's message is being checked or sent. */
export function isUnderWay(form: FormName): boolean {
  return underWay.has(form)
}

/** Does the work of a form unless it is being done already: twenty clicks send once. */
export async function oneAtATime(form: FormName, work: () => Promise<void>): Promise<void> {
  if (underWay.has(form)) return
  underWay.add(form)
  try {
    await work()
  } finally {
    underWay.delete(form)
  }
}

/**
 * Hears what comes of every message.
 *
 * @returns a function that ends it
 */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells all who listen what came of a message; none of them can hurt who tells or the others. */
export function announceOutcome(form: FormName, result: SendResult): void {
  for (const listener of listeners) queueMicrotask(() => listener(form, result))
}

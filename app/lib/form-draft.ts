import { writtenKey } from '#app/start/written-texts.ts'
import { type FormName, type FormValues, fieldNames, isSameText } from './message-forms.ts'
import type { SendResult } from './messaging.ts'

/** What came of the last try to send a draft; `pending` until it is known. */
type AttemptOutcome = 'pending' | Exclude<SendResult['outcome'], 'sent'>

type Attempt = Readonly<{
  /** Goes with the message, so that a second copy of the same text is known for one. */
  id: string
  /** What was sent, as it was typed. */
  values: FormValues
  outcome: AttemptOutcome
}>

/** An unsent text. It outlives reloads, Back, the language switch and a crash of its tab. */
export type Draft = Readonly<{ values: FormValues; attempt?: Attempt }>

/** What storage, blocked or full, did not take: it lasts as long as the document. */
const memory = new Map<FormName, Draft>()

/** Where a form's draft is kept. */
export function draftKey(form: FormName): string {
  return `draft:${form}`
}

function submissionKey(form: FormName): string {
  return `submit:${form}`
}

/** The draft of a form. Blocked storage and junk count as none. */
export function readDraft(form: FormName): Draft | undefined {
  const kept = memory.get(form)
  if (kept) return kept
  try {
    return parseDraft(form, JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps what a form holds. An empty form that was never sent keeps nothing. */
export function keepDraft(form: FormName, values: FormValues): void {
  const attempt = readDraft(form)?.attempt
  const isEmpty = Object.values(values).every((value) => value === '')
  store(form, isEmpty && !attempt ? undefined : { values, ...(attempt && { attempt }) })
}

/**
 * Makes a draft of what was written before the app had taken the form over. An older draft stays where
 * nothing else was written.
 */
export function adoptWrittenText(form: FormName): void {
  try {
    const written = parseValues(
      form,
      JSON.parse(sessionStorage.getItem(writtenKey(form)) ?? 'null'),
    )
    sessionStorage.removeItem(writtenKey(form))
    if (!written) return
    const texts = Object.entries(written).filter(([, text]) => text !== '')
    keepDraft(form, { ...readDraft(form)?.values, ...Object.fromEntries(texts) })
  } catch {
    // Blocked storage and junk count as nothing written.
  }
}

/**
 * Has the tab's next document send a form, as this one cannot.
 *
 * @returns whether its text will be there as well
 */
export function leaveToNextDocument(form: FormName): boolean {
  try {
    if (sessionStorage.getItem(draftKey(form)) === null) return false
    sessionStorage.setItem(submissionKey(form), '')
    return true
  } catch {
    return false
  }
}

/** Whether the document before left a form to be sent; it is asked once. */
export function takeSubmission(form: FormName): boolean {
  try {
    const isLeft = sessionStorage.getItem(submissionKey(form)) !== null
    sessionStorage.removeItem(submissionKey(form))
    return isLeft
  } catch {
    return false
  }
}

/**
 * Notes that a form's text is about to be sent.
 *
 * @returns the submission's id: the last one for the same text, a new one for any other
 */
export function beginAttempt(form: FormName, values: FormValues): string {
  const last = readDraft(form)?.attempt
  const id = last && isSameText(form, last.values, values) ? last.id : newId()
  store(form, { values, attempt: { id, values, outcome: 'pending' } })
  return id
}

/** Notes what came of it: a text that has arrived is no draft any more. */
export function settleAttempt(form: FormName, outcome: SendResult['outcome']): void {
  const draft = readDraft(form)
  if (outcome === 'sent') store(form, undefined)
  else if (draft?.attempt) store(form, { ...draft, attempt: { ...draft.attempt, outcome } })
}

function store(form: FormName, draft: Draft | undefined): void {
  memory.delete(form)
  try {
    if (draft) sessionStorage.setItem(draftKey(form), JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey(form))
  } catch {
    if (draft) memory.set(form, draft)
    discardStored(form)
  }
}

/** Where there is no room for the newest text, an older one must not come back in its place. */
function discardStored(form: FormName): void {
  try {
    sessionStorage.removeItem(draftKey(form))
  } catch {
    // Blocked: nothing is kept there.
  }
}

/** Only outside https is there no randomUUID. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join('-')
}

const outcomes: readonly unknown[] = [
  'pending',
  'failed',
  'offline',
  'unknown',
] satisfies AttemptOutcome[]

function parseDraft(form: FormName, stored: unknown): Draft | undefined {
  if (!isObject(stored)) return undefined
  const values = parseValues(form, stored.values)
  const attempt = parseAttempt(form, stored.attempt)
  return values && { values, ...(attempt && { attempt }) }
}

function parseAttempt(form: FormName, stored: unknown): Attempt | undefined {
  if (!isObject(stored) || typeof stored.id !== 'string' || !/^[\w-]{1,64}$/.test(stored.id)) {
    return undefined
  }
  const values = parseValues(form, stored.values)
  if (!values || !outcomes.includes(stored.outcome)) return undefined
  return { id: stored.id, values, outcome: stored.outcome as AttemptOutcome }
}

function parseValues(form: FormName, stored: unknown): FormValues | undefined {
  if (!isObject(stored)) return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(fieldNames(form).map((name) => [name, text(stored[name])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import { tryStorage } from '#app/platform/try-storage.ts'
import { submittedAttribute, writtenKey } from '#app/start/protocol.ts'
import {
  type FormName,
  type FormValues,
  fieldNames,
  isSameText,
  messageForms,
  type SendResult,
} from './forms.ts'

/** Outcome of the last attempt to send. */
type Attempt = 'pending' | Exclude<SendResult['outcome'], 'sent'>

/** Without an attempt, the form has not been sent yet. */
export type Draft = Readonly<{ values: FormValues; attempt?: Attempt | undefined }>

const attempts: readonly Attempt[] = ['pending', 'failed', 'offline', 'unknown']

/** Time in ms after the last typing at which a text is dropped: others may use the computer. */
export const draftLife = 30 * 60_000

export function draftKey(form: FormName): string {
  return `draft:${form}`
}

/** Reads a form's draft; `undefined` if there is none, or it is broken or too old. */
export function readDraft(form: FormName): Draft | undefined {
  const stored = readStored(draftKey(form))
  const values = parseValues(form, stored?.values)
  const attempt = attempts.find((known) => known === stored?.attempt)
  return values && { values, attempt }
}

/** Removes old texts of all forms: the page of a form may not be opened again. */
export function dropOldDrafts(): void {
  for (const form of Object.keys(messageForms) as FormName[]) {
    if (!readDraft(form)) store(form, undefined)
    const key = writtenKey(form)
    if (!readStored(key)) tryStorage(() => sessionStorage.removeItem(key))
  }
}

/**
 * Stores a form's text. An empty form has no draft, unless it is being sent.
 *
 * @param typedAt a text that is stored already keeps the time of its own
 */
export function saveDraft(form: FormName, values: FormValues, typedAt = Date.now()): void {
  const draft = readDraft(form)
  if (draft && isSameText(form, draft.values, values)) return
  const isEmpty = !Object.values(values).some(Boolean)
  store(form, isEmpty && draft?.attempt !== 'pending' ? undefined : { ...draft, values }, typedAt)
}

/**
 * Merges text typed before hydration into the draft; fields left empty keep their older text. What was to
 * be sent counts as failed until it is.
 */
export function adoptWrittenText(form: FormName): void {
  const key = writtenKey(form)
  const stored = readStored(key)
  const written = parseValues(form, stored)
  if (!written) return
  tryStorage(() => sessionStorage.removeItem(key))
  const texts = Object.entries(written).filter(([, text]) => text)
  const values = { ...readDraft(form)?.values, ...Object.fromEntries(texts) }
  saveDraft(form, values, timeOf(stored))
  if (stored?.[submittedAttribute] !== undefined) finishAttempt(form, 'failed')
}

/** Notes that a form's text is about to be sent. */
export function beginAttempt(form: FormName, values: FormValues): void {
  store(form, { values, attempt: 'pending' })
}

/** A message that was sent leaves no draft. */
export function finishAttempt(form: FormName, outcome: SendResult['outcome']): void {
  const draft = readDraft(form)
  if (outcome === 'sent') store(form, undefined)
  else if (draft) store(form, { ...draft, attempt: outcome })
}

/** Where storage does not accept a text, only the form has it; `replace-storage.ts` stands in for none. */
function store(form: FormName, draft: Draft | undefined, typedAt?: number): void {
  const at = typedAt ?? timeOf(readStored(draftKey(form)))
  tryStorage(() => {
    // First, so that full storage does not bring an older text back.
    sessionStorage.removeItem(draftKey(form))
    if (draft) sessionStorage.setItem(draftKey(form), JSON.stringify({ ...draft, at }))
  })
}

/** Any JSON value but `null`: properties may be read from each. `at`: when the text was typed. */
type Stored = Readonly<Record<string, unknown>> | undefined

/** `undefined` where there is none, or one that is too old. */
function readStored(key: string): Stored {
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')
  const stored: Stored = tryStorage(read) ?? undefined
  return stored && Date.now() - timeOf(stored) > draftLife ? undefined : stored
}

/** Text without a time counts as new. */
function timeOf(stored: Stored): number {
  return Number(stored?.at) || Date.now()
}

function parseValues(form: FormName, stored: unknown): FormValues | undefined {
  if (!isObject(stored)) return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(fieldNames(form).map((name) => [name, text(stored[name])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * The three forms, their fields and how many characters each may hold. The longest message stays
 * below the 50 kB that the e-mail service accepts, whatever script it is written in.
 */
export const messageForms = {
  contact: { name: 200, email: 254, message: 10_000 },
  newsletter: { email: 254 },
  inquiry: { question: 2_000 },
} as const

export type FormName = keyof typeof messageForms

export type FieldName = { [Form in FormName]: keyof (typeof messageForms)[Form] }[FormName]

/** Exactly as it was typed. */
export type FormValues = Readonly<Partial<Record<FieldName, string>>>

/** What a form posts to the `clientAction` of its page. */
export type Submission = Readonly<{ form: FormName; values: FormValues }>

/**
 * `failed` and `offline`: the message certainly did not arrive. `unknown`: the request left and no
 * usable answer was received, so it may have arrived.
 */
export type SendResult =
  | Readonly<{ outcome: 'sent' }>
  | Readonly<{ outcome: 'failed' | 'offline' | 'unknown'; detail: string }>

export function fieldNames(form: FormName): readonly FieldName[] {
  return Object.keys(messageForms[form]) as FieldName[]
}

export function characterLimit(form: FormName, field: FieldName): number {
  const limits: Readonly<Partial<Record<FieldName, number>>> = messageForms[form]
  return limits[field] ?? 0
}

/** Counts a surrogate pair as one character. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** Replaces lone surrogates, as `toWellFormed()` does from Chrome 111, Safari 16.4 and Firefox 119 on. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Reads the document, which includes what the browser has autofilled. */
export function readValues(form: FormName, element: HTMLFormElement): FormValues {
  return Object.fromEntries(
    fieldNames(form).map((name) => [name, fieldOf(element, name)?.value ?? '']),
  )
}

/** A missing field counts as empty. */
export function isSameText(form: FormName, one: FormValues, other: FormValues): boolean {
  return fieldNames(form).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Fills only fields that are empty, so that nothing a visitor has typed is overwritten. */
export function fillEmptyFields(element: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(element, name)
    if (field && field.value === '') field.value = value
  }
}

export function fieldOf(
  element: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = element.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}

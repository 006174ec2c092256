/**
 * The three forms a visitor can write in, their fields and how many characters each may hold.
 * Light enough to come with the page; what checks the values comes later (`message-schemas.ts`).
 * The longest message stays under the 50 kB the e-mail service takes, whatever it is written in.
 */
export const messageForms = {
  contact: { name: 200, email: 254, message: 10_000 },
  newsletter: { email: 254 },
  inquiry: { question: 2_000 },
} as const

export type FormName = keyof typeof messageForms

export type FieldName = { [Form in FormName]: keyof (typeof messageForms)[Form] }[FormName]

/** What the fields of a form hold, exactly as it was typed. */
export type FormValues = Readonly<Partial<Record<FieldName, string>>>

/** A field no person sees and no person fills; what fills it in is asked once more. */
export const trapName = 'subject'

/** Whether a value from outside names a form. */
export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(messageForms, value)
}

export function fieldNames(form: FormName): readonly FieldName[] {
  return Object.keys(messageForms[form]) as FieldName[]
}

/** How many characters of a field can be sent. */
export function characterLimit(form: FormName, field: FieldName): number {
  const limits: Readonly<Partial<Record<FieldName, number>>> = messageForms[form]
  return limits[field] ?? 0
}

/** Characters as a reader counts them: a pair of surrogates is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** What the form in the document holds at this moment, autofill included. */
export function readValues(form: FormName, element: HTMLFormElement): FormValues {
  return Object.fromEntries(
    fieldNames(form).map((name) => [name, fieldOf(element, name)?.value ?? '']),
  )
}

/** Whether a form holds the same in both, a field left out being an empty one. */
export function isSameText(form: FormName, one: FormValues, other: FormValues): boolean {
  return fieldNames(form).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Puts values into the fields that are still empty; what a visitor typed is never replaced. */
export function fillEmptyFields(element: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(element, name)
    if (field && field.value === '') field.value = value
  }
}

/** A field of the form in the document. */
export function fieldOf(
  element: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = element.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}

import { object, string } from 'yup'
import type { MessageId } from '#app/i18n/intl.ts'
import { latinDigits } from '#app/i18n/latin-digits.ts'
import {
  countCharacters,
  type FormName,
  type FormValues,
  messageForms,
  wellFormed,
} from './forms.ts'

/** The ids of the interface messages that name a field's problem. */
export type Problem = Extract<
  MessageId,
  'field.required' | 'field.noAt' | 'field.emailInvalid' | 'field.tooLong'
>

const required = 'field.required' satisfies Problem
const noAt = 'field.noAt' satisfies Problem
const emailInvalid = 'field.emailInvalid' satisfies Problem
const tooLong = 'field.tooLong' satisfies Problem

/** No top-level domain is required (specification, section 5); any script is allowed. */
const address =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u

const text = (clean: (typed: string) => string, limit: number) =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? clean(typed) : typed))
    .required(required)
    .test('substance', required, (value) => hasSubstance(value ?? ''))
    .test('length', tooLong, (value) => countCharacters(value ?? '') <= limit)

const email = (limit: number) =>
  text(cleanAddress, limit).test('address', (value, { createError }) => {
    if (!value || address.test(value)) return true
    return createError({ message: value.includes('@') ? emailInvalid : noAt })
  })

const { contact, newsletter, inquiry } = messageForms

export const messageSchemas = {
  contact: object({
    name: text(cleanLine, contact.name),
    email: email(contact.email),
    message: text(cleanLines, contact.message),
  }),
  newsletter: object({ email: email(newsletter.email) }),
  inquiry: object({ question: text(cleanLines, inquiry.question) }),
} as const

/**
 * Checks a form's text and returns it cleaned, without fields that are not the form's.
 *
 * @throws yup's ValidationError with all problems
 */
export function readMessage(form: FormName, values: unknown): Promise<FormValues> {
  return messageSchemas[form].validate(values, { abortEarly: false, stripUnknown: true })
}

/** Cleans several lines: `\n` between them, tabs kept, no other control characters. */
export function cleanLines(typed: string): string {
  const lines = typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return wellFormed(lines)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Cleans one line, which could end a mail header: no breaks, no marks that turn its direction. */
export function cleanLine(typed: string): string {
  return cleanLines(typed)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Cleans an address: copied ones bring direction marks and other invisible characters, and an Arabic
 * keyboard its own digits, which belong to addresses of Arabic letters alone.
 */
export function cleanAddress(typed: string): string {
  const line = cleanLine(typed.replace(/\p{Cf}/gu, ''))
  return /(?!\p{N})\p{Script=Arabic}/u.test(line) ? line : latinDigits(line)
}

/** Whether there is anything to read: spaces and invisible marks alone are nothing. */
export function hasSubstance(typed: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed)
}

import { object, string } from 'yup'
import type { MessageId } from '#app/i18n/intl.ts'
import { cleanAddress, cleanLine, cleanLines, hasSubstance } from './clean-text.ts'
import { countCharacters, messageForms } from './message-forms.ts'

/** What can be wrong with a field; each is the id of an interface message. */
export type Problem = Extract<MessageId, 'field.required' | 'field.emailInvalid' | 'field.tooLong'>

const required = 'field.required' satisfies Problem
const emailInvalid = 'field.emailInvalid' satisfies Problem
const tooLong = 'field.tooLong' satisfies Problem

/**
 * Something, an `@`, a host of one label or more: a top-level domain is not asked for
 * (specification, section 5), and letters of every script may stand in it.
 */
const address =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u

const text = (clean: (typed: string) => string, limit: number) =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? clean(typed) : typed))
    .required(required)
    .test('substance', required, (value) => hasSubstance(value ?? ''))
    .test('length', tooLong, (value) => countCharacters(value ?? '') <= limit)

const email = (limit: number) =>
  text(cleanAddress, limit).matches(address, { message: emailInvalid, excludeEmptyString: true })

const { contact, newsletter, inquiry } = messageForms

/** Checks and cleans what a form holds. All that is wrong is collected, by field. */
export const messageSchemas = {
  contact: object({
    name: text(cleanLine, contact.name),
    email: email(contact.email),
    message: text(cleanLines, contact.message),
  }),
  newsletter: object({ email: email(newsletter.email) }),
  inquiry: object({ question: text(cleanLines, inquiry.question) }),
} as const

import { object, string } from 'yup'
import type { MessageId } from '#app/i18n/messages.ts'

const required = 'field.required' satisfies MessageId
const emailInvalid = 'field.emailInvalid' satisfies MessageId

/** What a visitor writes on the contact page. */
export type ContactValues = Readonly<{ name: string; email: string; message: string }>

/**
 * All three are required and the address must be one; a top-level domain is not asked for
 * (specification, section 5). The texts are ids of interface messages.
 */
export const contactSchema = object({
  name: string().trim().required(required),
  email: string().trim().email(emailInvalid).required(required),
  message: string().trim().required(required),
})

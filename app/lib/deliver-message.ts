import type { FormName } from './message-forms.ts'
import { messageSchemas } from './message-schemas.ts'
import { type Message, type SendResult, sendMessage } from './messaging.ts'

/**
 * Checks what a form sent once more, cleans it and sends it.
 *
 * @param id the submission's
 * @throws yup's ValidationError when it is no message
 */
export async function deliverMessage(
  form: FormName,
  values: unknown,
  id: string,
): Promise<SendResult> {
  return sendMessage(await readMessage(form, values), id)
}

/** The message in what a form sent, and nothing beside it. */
export async function readMessage(form: FormName, values: unknown): Promise<Message> {
  const options = { abortEarly: false, stripUnknown: true } as const
  switch (form) {
    case 'contact':
      return { form, ...(await messageSchemas.contact.validate(values, options)) }
    case 'newsletter':
      return { form, ...(await messageSchemas.newsletter.validate(values, options)) }
    case 'inquiry':
      return { form, ...(await messageSchemas.inquiry.validate(values, options)) }
  }
}

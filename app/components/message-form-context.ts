import { createContext } from 'react'
import type { FormName } from '#app/lib/message-forms.ts'
import type { Checks } from './use-message-form.ts'

/** What a form's fields know of it. */
export const MessageFormContext = createContext<Readonly<{ form: FormName } & Checks>>({
  form: 'contact',
  problems: {},
  isSending: false,
})

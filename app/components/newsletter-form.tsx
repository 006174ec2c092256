import { MessageField } from './message-field.tsx'
import { MessageForm } from './message-form.tsx'

/** Says what is asked for in a sign every language reads. */
const exampleAddress = 'name@organisation.com'

export type NewsletterFormProps = Readonly<{
  /** What the form is called; its heading says the same. */
  heading: string
  /** On the button. */
  label: string
  /** The company's address, offered where sending fails. */
  email: string
}>

/** One field for an address, with its button beside it. */
export function NewsletterForm({ heading, label, email }: NewsletterFormProps) {
  return (
    <MessageForm form="newsletter" label={heading} email={email} sendLabel={label} look="inline">
      <MessageField
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        placeholder={exampleAddress}
        look="inline"
      />
    </MessageForm>
  )
}

import type { ChangeEvent, FormEvent, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#app/components/button.tsx'
import { Field } from '#app/components/field.tsx'
import type { MessageId } from '#app/i18n/messages.ts'
import type { SendResult } from '#app/lib/messaging.ts'
import styles from './contact-form.module.css'
import type { ContactValues } from './contact-schema.ts'
import { contactFormId } from './deferred-contact-form.tsx'

/** What the form's code drives; without it the form is a picture of itself. */
export type ContactFormState = Readonly<{
  ref: RefObject<HTMLFormElement | null>
  values: ContactValues
  /** What is wrong with each invalid field. */
  problems: Readonly<Partial<Record<keyof ContactValues, MessageId>>>
  isSending: boolean
  result: SendResult | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onSubmit: (event: FormEvent) => void
}>

type ContactFormViewProps = Readonly<{
  /** Offered where sending fails. */
  email: string
  state?: ContactFormState
  children?: ReactNode
}>

export function ContactFormView({ email, state, children }: ContactFormViewProps) {
  const intl = useIntl()
  const isSending = state?.isSending ?? false
  const control = (name: keyof ContactValues) => {
    const problem = state?.problems[name]
    return {
      name,
      label: intl.formatMessage({ id: `contact.form.${name}` }),
      value: state?.values[name] ?? '',
      onChange: state?.onChange,
      readOnly: isSending || !state,
      required: true,
      problem: problem && intl.formatMessage({ id: problem }),
    }
  }
  return (
    <form
      ref={state?.ref}
      id={contactFormId}
      className={styles.form}
      onSubmit={state?.onSubmit}
      noValidate
      data-deferred-form=""
    >
      <p className={styles.note}>
        <FormattedMessage id="contact.form.allRequired" />
      </p>
      <Field {...control('name')} autoComplete="name" />
      <Field {...control('email')} type="email" dir="ltr" autoComplete="email" />
      <Field
        {...control('message')}
        multiline
        rows={6}
        hint={intl.formatMessage({ id: 'contact.form.messageHint' })}
      />
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          <FormattedMessage id={isSending ? 'contact.form.sending' : 'contact.form.send'} />
        </Button>
        <p className={styles.note}>
          <FormattedMessage id="contact.form.privacy" />
        </p>
      </div>
      <div role="status" className={styles.status}>
        {state && <FormStatus state={state} email={email} />}
      </div>
      {children}
    </form>
  )
}

/** How many fields to check, or what came of the message for those who missed the pop-up. */
function FormStatus({ state, email }: { state: ContactFormState; email: string }) {
  const { problems, result, isSending } = state
  const count = Object.keys(problems).length
  if (count > 0) {
    return (
      <p data-tone="bad">
        <FormattedMessage id="form.toCheck" values={{ count }} />
      </p>
    )
  }
  if (!result || isSending) return null
  if (result.outcome === 'sent') {
    return (
      <p data-tone="good">
        <FormattedMessage id="send.status.success" />
      </p>
    )
  }
  const address = (
    <a href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  )
  const id = result.outcome === 'failed' ? 'send.status.failure' : 'send.status.unknown'
  return (
    <p data-tone="bad">
      <FormattedMessage id={id} values={{ email: address }} />
    </p>
  )
}

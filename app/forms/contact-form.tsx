import { FormattedMessage, useIntl } from 'react-intl'
import styles from './contact-form.module.css'
import { MessageField } from './field.tsx'
import { MessageForm } from './message-form.tsx'

type ContactFormProps = Readonly<{ email: string }>

export function ContactForm({ email }: ContactFormProps) {
  const intl = useIntl()
  return (
    <div className={styles.contact}>
      <h2>
        <FormattedMessage id="contact.form.heading" />
      </h2>
      <MessageForm
        form="contact"
        label={intl.formatMessage({ id: 'contact.form.heading' })}
        email={email}
        sendLabel={<FormattedMessage id="contact.form.send" />}
        note={<FormattedMessage id="contact.form.privacy" />}
      >
        <p data-text="small">
          <FormattedMessage id="contact.form.allRequired" />
        </p>
        <MessageField name="name" autoComplete="name" />
        <MessageField name="email" type="email" dir="ltr" autoComplete="email" />
        <MessageField
          name="message"
          rows={6}
          hint={intl.formatMessage({ id: 'contact.form.messageHint' })}
        />
      </MessageForm>
    </div>
  )
}

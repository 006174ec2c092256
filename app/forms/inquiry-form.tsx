import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MessageField } from './field.tsx'
import styles from './inquiry-form.module.css'
import { MessageForm } from './message-form.tsx'

type InquiryFormProps = Readonly<{ email: string }>

export function InquiryForm({ email }: InquiryFormProps) {
  const intl = useIntl()
  const headingId = useId()
  return (
    <section className={styles.inquiry} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage id="inquiry.form.heading" />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage id="inquiry.form.lead" />
      </p>
      <MessageForm
        form="inquiry"
        label={intl.formatMessage({ id: 'inquiry.form.heading' })}
        email={email}
        sendLabel={<FormattedMessage id="inquiry.form.send" />}
      >
        <MessageField
          name="question"
          rows={5}
          hint={intl.formatMessage({ id: 'inquiry.form.questionHint' })}
        />
      </MessageForm>
    </section>
  )
}

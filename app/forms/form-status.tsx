import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import type { MessageId } from '#app/i18n/intl.ts'
import type { Problems } from './form-checks.tsx'
import {
  characterLimit,
  countCharacters,
  type FieldName,
  type FormName,
  type FormValues,
  type SendResult,
} from './forms.ts'
import { mailLink } from './mail-link.ts'

const noticeIds = {
  failed: 'send.status.failure',
  offline: 'send.status.offline',
  unknown: 'send.status.unknown',
} as const satisfies Record<Exclude<SendResult['outcome'], 'sent'>, MessageId>

const sentIds = {
  contact: 'send.status.success',
  newsletter: 'newsletter.form.sent',
  inquiry: 'inquiry.form.sent',
} as const satisfies Record<FormName, MessageId>

type FormStatusProps = Readonly<{
  form: FormName
  email: string
  values: FormValues
  problems: Problems
  notice: SendResult['outcome'] | undefined
}>

export function FormStatus({ form, email, values, problems, notice }: FormStatusProps) {
  const intl = useIntl()
  const wrong = Object.entries(problems) as [FieldName, MessageId][]
  if (wrong.length > 0) {
    const tooLong = wrong.filter(([, problem]) => problem === 'field.tooLong')
    return (
      <p data-tone="bad">
        <ChangingMessage id="form.toCheck" values={{ count: wrong.length }} />
        {tooLong.map(([name]) => (
          <TooLong key={name} form={form} name={name} text={values[name] ?? ''} />
        ))}
      </p>
    )
  }
  if (!notice) return null
  if (notice === 'sent') {
    return (
      <p key={notice} data-tone="good">
        <FormattedMessage id={sentIds[form]} />
      </p>
    )
  }
  const href = mailLink({ to: email, ...mailText(intl, form, values) })
  return (
    <p key={notice} data-tone="bad">
      <FormattedMessage
        id={noticeIds[notice]}
        values={{ email: <MailAddress email={email} href={href} /> }}
      />
    </p>
  )
}

/** The only problem that cannot be seen in the field itself. */
function TooLong({ form, name, text }: { form: FormName; name: FieldName; text: string }) {
  const intl = useIntl()
  const field = intl.formatMessage({ id: `form.field.${name}` })
  const [count, limit] = [countCharacters(text), characterLimit(form, name)]
  return (
    <span>
      {' '}
      <ChangingMessage id="form.tooLong" values={{ field, count, limit }} />
    </span>
  )
}

/** The link may contain the visitor's text. */
export function MailAddress({ email, href = `mailto:${email}` }: { email: string; href?: string }) {
  return (
    <a href={href} dir="ltr" translate="no">
      {email}
    </a>
  )
}

function mailText(intl: IntlShape, form: FormName, values: FormValues) {
  const { name = '', email = '', message = '', question = '' } = values
  const text = { contact: `${message}\n\n${name}\n${email}`, newsletter: email, inquiry: question }
  return {
    subject: intl.formatMessage({ id: `mail.subject.${form}` }),
    body: text[form],
    cutNote: intl.formatMessage({ id: 'mail.cut' }),
  }
}

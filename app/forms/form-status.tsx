import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MailLink } from '#app/components/address-links.tsx'
import hidden from '#app/components/visually-hidden.module.css'
import { type Translate, useTranslations } from '#app/i18n/intl.ts'
import { isForBrowser } from '#app/platform/is-for-browser.ts'
import { fieldId } from './field.tsx'
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

type FormStatusProps = Readonly<{
  form: FormName
  email: string
  values: FormValues
  problems: Problems
  notice: SendResult['outcome'] | undefined
  /** For the live region: without links, each of which Chromium would announce once more by itself. */
  isSpoken?: boolean
}>

/** Rendered in the live region, to be heard, and before it, to be seen and followed. */
export function FormStatus(props: FormStatusProps) {
  const { form, email, values, problems, notice, isSpoken = false } = props
  const t = useTranslations()
  if (Object.keys(problems).length > 0)
    return <WhatToDo {...{ form, values, problems, isSpoken }} />
  if (!notice) return null
  if (notice === 'sent') {
    // Without links one element is both.
    if (!isSpoken) return null
    return (
      <p key={notice} data-tone="good">
        {t(`${form}.form.sent`)}
      </p>
    )
  }
  const href = mailLink({ to: email, ...mailText(t, form, values) })
  const address = isSpoken ? email : <MailLink email={email} href={href} />
  return (
    <p key={notice} data-tone="bad" className={isSpoken ? hidden.spoken : undefined}>
      <FormattedMessage id={`send.status.${notice}`} values={{ email: address }} />
    </p>
  )
}

type WhatToDoProps = Required<Pick<FormStatusProps, 'form' | 'values' | 'problems' | 'isSpoken'>>

/** Names empty fields together, and each other field with its own cause; all lead to the field. */
function WhatToDo({ form, values, problems, isSpoken }: WhatToDoProps) {
  const t = useTranslations()
  const intl = useIntl()
  const wrong = Object.keys(problems) as FieldName[]
  const isEmpty = (name: FieldName) => problems[name] === 'field.required'
  const others = wrong.filter((name) => !isEmpty(name)).map((name) => [name])
  return (
    <p
      key={Object.entries(problems).join()}
      data-tone="bad"
      className={isSpoken ? hidden.spoken : undefined}
    >
      {[wrong.filter(isEmpty), ...others].map((names) => {
        const [name] = names
        const problem = name && problems[name]
        if (!problem) return null
        const fields = intl.formatList(
          names.map((field) =>
            isSpoken ? t(`form.your.${field}`) : <FieldLink key={field} form={form} name={field} />,
          ),
        )
        const [count, limit] = [countCharacters(values[name] ?? ''), characterLimit(form, name)]
        // A spoken line has no count, or each letter typed would be announced.
        const line = { fields, count, limit, isSpoken: `${isSpoken}` }
        // A new element for each count: a translator leaves words alone that change in an old one.
        const counted = problem === 'field.tooLong' && !isSpoken ? count : ''
        return (
          <span key={`${names} ${counted}`}>
            <FormattedMessage id={`${problem}.line`} values={line} />{' '}
          </span>
        )
      })}
    </p>
  )
}

function FieldLink({ form, name }: { form: FormName; name: FieldName }) {
  const t = useTranslations()
  const id = fieldId(form, name)
  const focus = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <a href={`#${id}`} onClick={focus}>
      {t(`form.your.${name}`)}
    </a>
  )
}

function mailText(t: Translate, form: FormName, values: FormValues) {
  const { name = '', email = '', message = '', question = '' } = values
  const text = { contact: `${message}\n\n${name}\n${email}`, newsletter: email, inquiry: question }
  return {
    subject: t(`mail.subject.${form}`),
    body: text[form],
    cutNote: t('mail.cut'),
  }
}

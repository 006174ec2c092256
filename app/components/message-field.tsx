import { type ComponentProps, use } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#app/i18n/intl.ts'
import { characterLimit, type FieldName } from '#app/lib/message-forms.ts'
import { Field } from './field.tsx'
import { MessageFormContext } from './message-form-context.ts'

/** What each field is called, on its label and in the line under the form. */
export const fieldLabels = {
  name: 'form.field.name',
  email: 'form.field.email',
  message: 'form.field.message',
  question: 'form.field.question',
} as const satisfies Record<FieldName, MessageId>

type MessageFieldProps =
  ComponentProps<typeof Field> extends infer Props
    ? Props extends unknown
      ? Omit<Props, 'name' | 'label' | 'problem' | 'required' | 'readOnly'> & { name: FieldName }
      : never
    : never

/**
 * A field of a `MessageForm`. The document holds its value, not React: nothing that is being
 * typed, composed or filled in is ever written over.
 */
export function MessageField(props: MessageFieldProps) {
  const intl = useIntl()
  const { form, problems, isSending } = use(MessageFormContext)
  const problem = problems[props.name]
  const limit = characterLimit(form, props.name)
  return (
    <Field
      {...props}
      label={intl.formatMessage({ id: fieldLabels[props.name] })}
      problem={problem && intl.formatMessage({ id: problem }, { limit })}
      readOnly={isSending}
      required
    />
  )
}

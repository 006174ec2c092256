import { type ComponentProps, createContext, use, useId } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#app/i18n/intl.ts'
import styles from './field.module.css'
import type { Problems } from './form-checks.tsx'
import { characterLimit, type FieldName, type FormName } from './forms.ts'

type FormState = Readonly<{ form: FormName; problems: Problems; isSending: boolean }>

export const FormContext = createContext<FormState>({
  form: 'contact',
  problems: {},
  isSending: false,
})

/** Also used in the line under the form. */
export const fieldLabels = {
  name: 'form.field.name',
  email: 'form.field.email',
  message: 'form.field.message',
  question: 'form.field.question',
} as const satisfies Record<FieldName, MessageId>

type Shared = Readonly<{
  label: string
  hint?: string
  /** What is wrong, for assistive technology; its presence marks the field invalid. */
  problem?: string | undefined
  /** `inline`: beside its button, where only assistive technology reads the label. */
  look?: 'inline'
}>

type FieldProps = Shared &
  (
    | ({ multiline?: false } & Omit<ComponentProps<'input'>, 'className' | 'id'>)
    | ({ multiline: true } & Omit<ComponentProps<'textarea'>, 'className' | 'id'>)
  )

type MessageFieldProps = FieldProps extends infer Props
  ? Props extends unknown
    ? Omit<Props, 'name' | 'label' | 'problem' | 'required' | 'readOnly'> & { name: FieldName }
    : never
  : never

/**
 * A field of a `MessageForm`. It is uncontrolled: React never writes over text that is being typed,
 * composed or autofilled.
 */
export function MessageField(props: MessageFieldProps) {
  const intl = useIntl()
  const { form, problems, isSending } = use(FormContext)
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

/** A labelled input or text area. Invalid is a highlight, without text for the eye. */
function Field({ label, hint, problem, look, ...control }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const shared = {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
  return (
    <div className={styles.field} data-look={look}>
      <label htmlFor={id}>{label}</label>
      {control.multiline ? (
        <TextArea {...control} {...shared} />
      ) : (
        <Input {...control} {...shared} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function TextArea({ multiline: _, ...props }: ComponentProps<'textarea'> & { multiline: true }) {
  return <textarea {...props} className={styles.control} />
}

function Input({ multiline: _, ...props }: ComponentProps<'input'> & { multiline?: false }) {
  return <input {...props} className={styles.control} />
}

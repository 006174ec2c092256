import { type ComponentProps, createContext, use } from 'react'
import hidden from '#app/components/visually-hidden.module.css'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './field.module.css'
import type { Problems } from './form-checks.tsx'
import { characterLimit, type FieldName, type FormName } from './forms.ts'

type FormState = Readonly<{ form: FormName; problems: Problems; isSending: boolean }>

export const FormContext = createContext<FormState>({
  form: 'contact',
  problems: {},
  isSending: false,
})

/** Unique, as no form is on a page twice. */
export function fieldId(form: FormName, name: FieldName): string {
  return `${form}-${name}`
}

type MessageFieldProps = Readonly<{
  name: FieldName
  hint?: string
  /** `inline`: beside its button, where only assistive technology reads the label. */
  variant?: 'inline'
  /** A text area of so many lines. */
  rows?: number
}> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'dir' | 'placeholder' | 'type'>

/**
 * A labelled field of a `MessageForm`. It is uncontrolled: React never writes over text that is being
 * typed, composed or autofilled. Invalid is a highlight; assistive technology reads what is wrong.
 */
export function MessageField({ name, hint, variant, rows, ...input }: MessageFieldProps) {
  const t = useTranslations()
  const { form, problems, isSending } = use(FormContext)
  const id = fieldId(form, name)
  const problem = problems[name]
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    className: styles.control,
    // Not `required`: Firefox announces an untouched field as invalid.
    'aria-required': true,
    readOnly: isSending,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={styles.field} data-stack="" data-variant={variant}>
      <label htmlFor={id} className={variant && hidden.hidden}>
        {t(`form.field.${name}`)}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} {...input} />}
      {hint && (
        <p id={`${id}-hint`} data-text="caption">
          {hint}
        </p>
      )}
      {problem && (
        <p key={problem} id={`${id}-problem`} className={hidden.hidden}>
          {t(problem, { limit: characterLimit(form, name) })}
        </p>
      )}
    </div>
  )
}

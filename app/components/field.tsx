import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

type Shared = Readonly<{
  label: string
  hint?: string
  /** What is wrong, for assistive technology; its presence marks the field invalid. */
  problem?: string | undefined
  /** `inline`: beside its button on saffron, where only assistive technology reads the label. */
  look?: 'inline'
}>

type FieldProps = Shared &
  (
    | ({ multiline?: false } & Omit<ComponentProps<'input'>, 'className' | 'id'>)
    | ({ multiline: true } & Omit<ComponentProps<'textarea'>, 'className' | 'id'>)
  )

/** A labelled input or text area. Invalid is a highlight, without text for the eye. */
export function Field({ label, hint, problem, look, ...control }: FieldProps) {
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

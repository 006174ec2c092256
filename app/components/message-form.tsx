import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type FormName, trapName } from '#app/lib/message-forms.ts'
import { Button } from './button.tsx'
import styles from './message-form.module.css'
import { MessageFormContext } from './message-form-context.ts'
import { FormStatus, MailAddress } from './message-form-status.tsx'
import { useFormDraft } from './use-form-draft.ts'
import type { Checks, EngineHandle } from './use-message-form.ts'
import { useMessageFormEngine } from './use-message-form-engine.ts'

const unchecked: Checks = { problems: {}, isSending: false }

type MessageFormProps = Readonly<{
  form: FormName
  /** What the form is called; its heading says the same. */
  label: string
  /** The company's address, offered where sending fails. */
  email: string
  /** On the button. */
  sendLabel: ReactNode
  /** Beside the button. */
  note?: ReactNode
  /** `inline`: one field with the button beside it, on saffron. */
  look?: 'inline'
  /** The form's fields, each a `MessageField`. */
  children: ReactNode
}>

/**
 * A form whose message is never lost. Its elements stand in the page from the start and are never
 * replaced, so whatever is typed, pasted or filled in stays where it is; the engine, which checks
 * and sends (Formik, yup, pop-ups), joins them when the form nears the viewport or is touched.
 * Until then the head script notes that the form was submitted.
 */
export function MessageForm({ form, label, email, children, ...props }: MessageFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const engine = useRef<EngineHandle>(null)
  const { values, notice, setNotice, takeValues } = useFormDraft(form, element, engine)
  const [{ problems, isSending }, setChecks] = useState(unchecked)
  const Engine = useMessageFormEngine(form, element, () => setNotice('failed'))

  const onSubmit = (event: SubmitEvent) => {
    if (!engine.current) return
    event.preventDefault()
    engine.current.submit()
  }
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        data-look={props.look}
        data-deferred-form={form}
        aria-label={label}
        onInput={takeValues}
        onSubmit={onSubmit}
        noValidate
        // Outside a dialog this submits nowhere: without scripts no text ends up in an address.
        method="dialog"
      >
        <MessageFormContext value={{ form, problems, isSending }}>{children}</MessageFormContext>
        <Trap />
        <div className={styles.send}>
          <Button
            type="submit"
            isBusy={isSending}
            busyLabel={<FormattedMessage id="form.sending" />}
            {...(props.look === 'inline' && { tone: 'ink' })}
          >
            {props.sendLabel}
          </Button>
          {props.note && <p className={styles.note}>{props.note}</p>}
        </div>
        <div role="status" className={styles.status}>
          {isSending || <FormStatus {...{ form, email, values, problems, notice }} />}
          <p className={styles.waiting}>
            <FormattedMessage
              id="form.waiting"
              values={{ email: <MailAddress {...{ email }} /> }}
            />
          </p>
        </div>
        {Engine && (
          <Engine
            ref={engine}
            onChecks={setChecks}
            onDoubt={() => setNotice('confirm')}
            {...{ form, element, values }}
          />
        )}
      </form>
      <noscript>
        <p>
          <FormattedMessage id="form.noScript" values={{ email: <MailAddress {...{ email }} /> }} />
        </p>
      </noscript>
    </>
  )
}

/** Only programs find this field; what they write in it makes the form ask once more. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        <FormattedMessage id="form.trap" />
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFetcher } from 'react-router'
import { MailLink } from '#app/components/address-links.tsx'
import { Button } from '#app/components/button.tsx'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import hidden from '#app/components/visually-hidden.module.css'
import { useTranslations } from '#app/i18n/intl.ts'
import { TimeoutError } from '#app/platform/chunk-guard.ts'
import { useCodeWhenNear } from '#app/platform/use-code-when-near.ts'
import { submittedAttribute } from '#app/start/protocol.ts'
import { finishAttempt } from './draft.ts'
import { FormContext } from './field.tsx'
import type { Problems } from './form-checks.tsx'
import { FormStatus } from './form-status.tsx'
import type { FormName, SendResult } from './forms.ts'
import styles from './message-form.module.css'
import { useDraft } from './use-draft.ts'

type MessageFormProps = Readonly<{
  form: FormName
  /** The form's accessible name, equal to its heading. */
  label: string
  email: string
  sendLabel: ReactNode
  note?: ReactNode
  /** `inline`: one field with the button beside it. */
  variant?: 'inline'
  children: ReactNode
}>

/**
 * A form whose text is never lost. Its elements are prerendered and never replaced; what checks and
 * sends (Formik, yup, pop-ups) loads later. A submit before that is marked by the head script and
 * sent once the code has loaded.
 */
export function MessageForm({ form, label, email, children, ...props }: MessageFormProps) {
  const t = useTranslations()
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  // The key lets a message outlive its page: the same form on the next page shows it as well.
  const fetcher = useFetcher<SendResult>({ key: `message:${form}` })
  const isSending = fetcher.state !== 'idle'
  const { values, notice, setNotice, save } = useDraft(form, element, fetcher)
  const FormChecks = useFormChecks(element, () => setNotice('failed'))
  /** A press that waits counts as failed until it is carried out: the visitor may leave before. */
  const hold = (event: FormEvent<HTMLFormElement>) => {
    // Before `save`: what it renders may be the form's code, which looks for the mark.
    event.preventDefault()
    event.currentTarget.dataset[submittedAttribute] = ''
    save()
    finishAttempt(form, 'failed')
  }
  const address = <MailLink email={email} />
  const line = { form, email, values, problems, notice }
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        data-variant={props.variant}
        data-form={form}
        data-scripted=""
        aria-label={label}
        onInput={save}
        onSubmit={FormChecks ? undefined : hold}
        noValidate
        // Outside a dialog this submits nowhere: without scripts no text ends up in an address.
        method="dialog"
      >
        <FormContext value={{ form, problems, isSending }}>{children}</FormContext>
        <div className={styles.send} data-row="wrap">
          <div className={styles.status}>
            {!isSending && <FormStatus {...line} />}
            <div role="status">
              {isSending ? (
                <p className={hidden.hidden}>
                  <ChangingMessage id="form.sending" />
                </p>
              ) : (
                <FormStatus {...line} isSpoken />
              )}
              <p className={styles.waiting} hidden>
                <FormattedMessage id="form.waiting" values={{ email: address }} />
              </p>
              <p className={styles.unsent} data-tone="bad" hidden>
                <FormattedMessage id="form.unsent" values={{ email: address }} />
              </p>
            </div>
          </div>
          <Button type="submit" isBusy={isSending} busyLabel={t('form.sending')}>
            {props.sendLabel}
          </Button>
          {props.note && (
            <p className={styles.note} data-text="small">
              {props.note}
            </p>
          )}
        </div>
        {FormChecks && (
          <FormChecks
            {...{ form, element, fetcher }}
            onProblems={setProblems}
            onNotice={setNotice}
          />
        )}
      </form>
      <p>
        <FormattedMessage id="form.noScript" values={{ email: address }} />
      </p>
    </>
  )
}

/**
 * Loads Formik, yup and the pop-ups once a form nears the viewport or is touched.
 *
 * @param onMissing called when the form was submitted and this code failed to load
 * @returns the component that checks and sends, once it has loaded
 */
function useFormChecks(element: RefObject<HTMLFormElement | null>, onMissing: () => void) {
  return useCodeWhenNear(element, load, (error, isRetried) => {
    // What was pressed meanwhile waits for one more try, but not as long again.
    if (isRetried && !(error instanceof TimeoutError)) return
    // One task later: a press that begins the load marks its form after that.
    setTimeout(() => {
      const { dataset = {} } = element.current ?? {}
      if (!(submittedAttribute in dataset)) return
      delete dataset[submittedAttribute]
      console.error('The message was not sent:', error)
      onMissing()
    })
  })
}

async function load() {
  const [{ FormChecks }] = await Promise.all([
    import('./form-checks.tsx'),
    // For `messageAction`: the connection may be lost before the press.
    import('./emailjs-client.ts'),
  ])
  return FormChecks
}
